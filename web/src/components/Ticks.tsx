import Box from '@mui/material/Box';
import { PHONE, type Styles, space, styled } from '../theme/theme.ts';
import { Icon, type IconName } from './Icon.tsx';

/** Ticked words. */
export const Ticks = ({ points, sx = {} }: { points: readonly string[]; sx?: Styles }) => (
  <IconList role="list" sx={{ [PHONE]: { display: 'grid' }, ...sx }}>
    {points.map((point) => (
      <IconItem key={point}>{point}</IconItem>
    ))}
  </IconList>
);

/** As many in a row as there is room for. */
export const IconList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(0.5)} ${space(3)}`,
  fontWeight: 600,
});

/** An item of a list, with an icon before its text. Further lines begin below the first word. */
export const IconItem = ({ icon = 'check', children }: { icon?: IconName; children: string }) => (
  <Box component="li" sx={item}>
    <Icon name={icon} />
    {children}
  </Box>
);

/** The width of the icon, which keeps the text's baseline, and of the space after it. */
const WIDTH = `1.15em + ${space(1)}`;

const item: Styles = {
  paddingInlineStart: `calc(${WIDTH})`,
  textIndent: `calc(-1*(${WIDTH}))`,
  '& svg': {
    display: 'inline-block',
    width: '1.15em',
    height: '1.15em',
    verticalAlign: '-.2em',
    marginInlineEnd: 1,
    color: 'primary.main',
  },
};
