import Typography from '@mui/material/Typography';

interface TitledItemProps {
  title: string;
  text: string;
  className?: string;
}

/** An item of a list: a title and its text. */
export const TitledItem = ({ title, text, className }: TitledItemProps) => (
  <li className={className}>
    <Typography variant="h3" gutterBottom>
      {title}
    </Typography>
    <Typography>{text}</Typography>
  </li>
);
