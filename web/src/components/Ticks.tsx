import { space, styled } from '../theme/theme.ts';
import { Ticked } from './Icon.tsx';

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(0.5),
  fontWeight: 600,
});

/** What speaks for joining, one point a line. */
export function Ticks({ points, className }: { points: readonly string[]; className?: string }) {
  return (
    <List role="list" className={className}>
      {points.map((point) => (
        <Ticked key={point}>{point}</Ticked>
      ))}
    </List>
  );
}
