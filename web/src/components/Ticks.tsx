import { space, styled } from '../theme/theme.ts';
import { type IconName, LINE_ICON_WIDTH, LineIcon } from './Icon.tsx';

/** Further lines begin below the first word. */
const Item = styled('li')({
  paddingInlineStart: `calc(${LINE_ICON_WIDTH})`,
  textIndent: `calc(-1*(${LINE_ICON_WIDTH}))`,
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

const List = styled('ul')({ display: 'grid', gap: space(0.5), fontWeight: 600 });

/** What speaks for joining, one point a line. */
export function Ticks({ points, className }: { points: readonly string[]; className?: string }) {
  return (
    <List role="list" className={className}>
      {points.map((point) => (
        <IconItem key={point}>{point}</IconItem>
      ))}
    </List>
  );
}
