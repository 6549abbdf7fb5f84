import Typography from '@mui/material/Typography';
import { COLUMN_GAP } from '../../components/grids.ts';
import { breakpoints, fluid, palette, space, styled, typography } from '../../theme/theme.ts';

interface TitledItemProps {
  title: string;
  text: string;
}

/** An item of a list: a title and its text. */
export const TitledItem = ({ title, text }: TitledItemProps) => (
  <Item>
    <Title variant="h4">{title}</Title>
    <Typography>{text}</Typography>
  </Item>
);

/** Titled items, each under a line. */
export const TitledItems = styled('ul')({
  display: 'grid',
  gap: COLUMN_GAP,
  [breakpoints.down('sm')]: { gap: space(1.5) },
  '& > li': { borderTop: `1px solid ${palette.text.secondary}`, paddingTop: fluid(1.25, 2) },
});

const Item = styled('li')({ textWrap: 'balance', [breakpoints.down('sm')]: { fontSize: typography.body2.fontSize } });

const Title = styled(Typography)({
  marginBottom: fluid(0.25, 1, 1),
  [breakpoints.down('sm')]: { fontSize: '1.333em' },
});
