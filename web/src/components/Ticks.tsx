import { palette, space, styled } from '../theme/theme.ts';
import { Icon, type IconName } from './Icon.tsx';

/** Ticked words. */
export const Ticks = ({ points, className }: { points: readonly string[]; className?: string }) => (
  <IconList role="list" className={className}>
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

/** An item of a list, with an icon before its text. */
export function IconItem({ icon = 'check', children }: { icon?: IconName; children: string }) {
  return (
    <Item>
      <LineIcon name={icon} />
      {children}
    </Item>
  );
}

/** The width of an icon at the start of a text line, and of the space after it. */
const WIDTH = `1.15em + ${space(1)}`;

/** An icon at the start of a text line, which keeps the text's baseline. */
const LineIcon = styled(Icon)({
  display: 'inline-block',
  width: '1.15em',
  height: '1.15em',
  verticalAlign: '-.2em',
  marginInlineEnd: space(1),
  color: palette.primary.main,
});

/** Further lines begin below the first word. */
const Item = styled('li')({
  paddingInlineStart: `calc(${WIDTH})`,
  textIndent: `calc(-1*(${WIDTH}))`,
});
