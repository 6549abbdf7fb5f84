import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COLUMN_GAP, Rows } from '../../components/grids.ts';
import { fluid, PHONE, type Styles } from '../../theme/theme.ts';

interface TitledItemsProps {
  /** Texts by their titles. */
  items: Readonly<Record<string, string>>;
  sx: Styles;
}

/** Titles with their texts, each under a line. */
export const TitledItems = ({ items, sx }: TitledItemsProps) => (
  <Rows as="ul" role="list" sx={{ ...list, ...sx }}>
    {Object.entries(items).map(([title, text]) => (
      <Box key={title} component="li" sx={{ borderTop: 1, borderColor: 'frame', paddingTop: fluid(1.25, 2) }}>
        <Typography variant="h4" sx={{ marginBottom: fluid(0.5, 1, 1) }}>
          {title}
        </Typography>
        <Typography>{text}</Typography>
      </Box>
    ))}
  </Rows>
);

const list: Styles = {
  gap: COLUMN_GAP,
  textWrap: 'balance',
  [PHONE]: { gap: 2, fontSize: 'body2.fontSize' },
};
