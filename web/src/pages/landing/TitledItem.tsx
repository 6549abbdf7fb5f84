import Typography from '@mui/material/Typography';
import { breakpoints, fluid, palette, styled, typography } from '../../theme/theme.ts';

interface TitledItemProps {
  title: string;
  text: string;
  className?: string;
}

/** An item of a list: a title and its text. */
export const TitledItem = ({ title, text, className }: TitledItemProps) => (
  <Item className={className}>
    <Title variant="h4">{title}</Title>
    <Typography>{text}</Typography>
  </Item>
);

/** For items below a line of ink. */
export const RULED = { borderTop: `1px solid ${palette.text.secondary}`, paddingTop: fluid(1.5, 2) };

const Item = styled('li')({ textWrap: 'balance', [breakpoints.down('sm')]: { fontSize: typography.body2.fontSize } });

const Title = styled(Typography)({
  marginBottom: fluid(0.25, 1),
  [breakpoints.down('sm')]: { fontSize: '1.4em' },
});
