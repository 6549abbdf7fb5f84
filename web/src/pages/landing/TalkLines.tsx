import { COLUMN_GAP } from '../../components/grids.ts';
import type { Talk } from '../../content/talk.ts';
import { palette, space, styled, typography } from '../../theme/theme.ts';

export const TalkLines = ({ talk }: { talk: Talk }) =>
  talk.map(([from, channel, time, text]) => (
    <TalkLine key={text}>
      <b>{from}</b>
      {` ${channel} ${time}\u2002${text}`}
    </TalkLine>
  ));

/** A message with its sender, in running text. */
export const TalkLine = styled('p')({ margin: 0 });

/** Messages in as many newspaper columns as fit. No column break cuts a message. */
export const Wall = styled('div')({
  columns: '15rem',
  columnGap: COLUMN_GAP,
  columnRule: `1px solid ${palette.divider}`,
  color: palette.text.secondary,
  fontSize: typography.caption.fontSize,
  lineHeight: typography.caption.lineHeight,
  textWrap: 'wrap',
  '& > p': { paddingBottom: space(1), breakInside: 'avoid', unicodeBidi: 'plaintext' },
});
