import Typography from '@mui/material/Typography';
import { breakpoints, fluid, styled, typography } from '../../theme/theme.ts';

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

const Item = styled('li')({ textWrap: 'balance', [breakpoints.down('sm')]: { fontSize: typography.body2.fontSize } });

const Title = styled(Typography)({
  marginBottom: fluid(0.25, 1, 1),
  [breakpoints.down('sm')]: { fontSize: '1.333em' },
});
