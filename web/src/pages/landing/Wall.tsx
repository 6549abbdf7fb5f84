import { COLUMN_GAP } from '../../components/grids.ts';
import type { Talk } from '../../content/talk.ts';
import { HAND_AT, keyframes, MOVING, palette, space, styled, typography, WALL_MS } from '../../theme/theme.ts';
import { TalkLines } from './TalkLines.tsx';

const pale = keyframes({ from: { color: palette.text.primary } });

/** As many newspaper columns as fit. No column break cuts a message. */
const Newsprint = styled('div')({
  columns: '15rem',
  columnGap: COLUMN_GAP,
  columnRule: `1px solid ${palette.divider}`,
  color: palette.pencil,
  fontSize: typography.caption.fontSize,
  lineHeight: typography.caption.lineHeight,
  textWrap: 'wrap',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  '& > p': { paddingBottom: space(1), breakInside: 'avoid', unicodeBidi: 'plaintext' },
  [MOVING]: { animation: `${pale} ${WALL_MS}ms ${HAND_AT}ms backwards` },
});

/** What was said around the hero's message. Screen readers skip it, because the message says what matters. */
export const Wall = ({ talk, className }: { talk: Talk; className?: string }) => (
  <Newsprint aria-hidden className={className} data-nosnippet data-wall>
    <TalkLines talk={talk} />
  </Newsprint>
);
