import Typography from '@mui/material/Typography';
import { fluid, palette } from '../../theme/theme.ts';

/** For items below a line of ink. */
export const RULED = { borderTop: `1px solid ${palette.text.secondary}`, paddingTop: fluid(1.5, 2) };

interface TitledItemProps {
  title: string;
  text: string;
  className?: string;
}

/** An item of a list: a title and its text. */
export const TitledItem = ({ title, text, className }: TitledItemProps) => (
  <li className={className}>
    <Typography variant="h4" gutterBottom>
      {title}
    </Typography>
    <Typography>{text}</Typography>
  </li>
);
