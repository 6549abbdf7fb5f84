import Box from '@mui/material/Box';
import { type Styles, space } from '../theme/theme.ts';
import { Icon, type IconName } from './Icon.tsx';

interface TicksProps {
  points: readonly string[];
  /** Shown instead of ticks. */
  icons?: readonly IconName[];
  sx?: Styles;
}

/** Ticked words, one below the other. Further lines begin below the first word. */
export const Ticks = ({ points, icons = [], sx = {} }: TicksProps) => (
  <Box component="ul" role="list" sx={{ ...list, ...sx }}>
    {points.map((point, index) => (
      <Box key={point} component="li" sx={item}>
        <Icon name={icons[index] ?? 'check'} />
        {point}
      </Box>
    ))}
  </Box>
);

const list: Styles = { display: 'grid', gap: `${space(0.5)} ${space(3)}`, fontWeight: 600 };

const item: Styles = {
  display: 'flex',
  gap: 1,
  // In the middle of the first line.
  '& svg': { flex: 'none', width: '1.15em', height: '1lh', color: 'primary.main' },
};
