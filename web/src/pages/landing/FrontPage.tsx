import Typography from '@mui/material/Typography';
import { Rows } from '../../components/Split.tsx';
import { breakpoints, fluid, palette, space, styled } from '../../theme/theme.ts';
import { Ends } from './Panel.tsx';

/** The column beside the others, a quarter of a desktop's page. */
const COLUMN = 'max(min(15.5rem, 35%), 25% - 1.875rem)';
export const COLUMN_GAP = space(5);

/** A narrow first column, for the pitch. */
export const Sheet = styled(Rows)({
  [breakpoints.up('md')]: { gridTemplateColumns: `${COLUMN} minmax(0, 1fr)`, columnGap: COLUMN_GAP },
});

/** Newspaper columns with a line between them; on small screens one below the other. */
export const Columns = styled('ul')({
  display: 'grid',
  gap: fluid(1.5, 3),
  [breakpoints.up('md')]: {
    gridAutoColumns: '1fr',
    gap: `${space(4)} ${COLUMN_GAP}`,
    '& > li': { minWidth: 0, gridRow: 1 },
    '& > li + li': {
      marginInlineStart: space(-2.5),
      paddingInlineStart: `calc(${space(2.5)} - 1px)`,
      borderInlineStart: `1px solid ${palette.divider}`,
    },
  },
});

/** The line below a front page's headline. */
export const Folio = styled(Ends)({
  columnGap: space(2),
  paddingBlock: space(1),
  // On phones, both ends of the waitlist's fit on a line.
  fontSize: 'clamp(.8125rem, 3.6vw, .9375rem)',
  borderBlock: `1px solid ${palette.text.primary}`,
});

/** Between the ends of the folio; on small screens a second line. */
export const FolioSummary = styled('div')({ [breakpoints.down('md')]: { order: 1, width: '100%' } });

/** On phones, a text begins on the line of its title or sender. */
export const RunIn = styled(Typography)({ [breakpoints.down('sm')]: { display: 'inline' } });
const Title = styled(RunIn)({
  marginBottom: space(0.5),
  [breakpoints.down('sm')]: { marginInlineEnd: '.5em', fontSize: '1.2em' },
});

interface PointProps {
  title: string;
  text: string;
  className?: string;
}

export const Point = ({ title, text, className }: PointProps) => (
  <li className={className}>
    <Title variant="h3">{title}</Title>
    <RunIn>{text}</RunIn>
  </li>
);
