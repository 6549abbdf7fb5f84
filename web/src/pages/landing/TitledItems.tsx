import Typography from '@mui/material/Typography';
import { COLUMN_GAP } from '../../components/grids.ts';
import { breakpoints, fluid, palette, space, styled, typography } from '../../theme/theme.ts';

interface TitledItemsProps {
  /** Texts by their titles. */
  items: Readonly<Record<string, string>>;
  className?: string;
}

/** Titles with their texts, each under a line. */
export const TitledItems = ({ items, className }: TitledItemsProps) => (
  <List role="list" className={className}>
    {Object.entries(items).map(([title, text]) => (
      <li key={title}>
        <Title variant="h4">{title}</Title>
        <Typography>{text}</Typography>
      </li>
    ))}
  </List>
);

const List = styled('ul')({
  display: 'grid',
  gap: COLUMN_GAP,
  textWrap: 'balance',
  '& > li': { borderTop: `1px solid ${palette.text.secondary}`, paddingTop: fluid(1.25, 2) },
  [breakpoints.down('sm')]: { gap: space(2), fontSize: typography.body2.fontSize },
});

const Title = styled(Typography)({ marginBottom: fluid(0.5, 1, 1) });
