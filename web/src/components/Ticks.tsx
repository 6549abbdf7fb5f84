import { space, styled } from '../theme/theme.ts';
import { IconItem } from './LineIcon.tsx';

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

const List = styled('ul')({ display: 'grid', alignContent: 'start', gap: space(0.5), fontWeight: 600 });
