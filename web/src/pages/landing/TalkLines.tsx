import type { ElementType } from 'react';
import type { Talk } from '../../content/talk.ts';
import { palette, space, styled } from '../../theme/theme.ts';

export const Line = styled('p')({ margin: 0 });

export const linesOf = (talk: readonly Talk[], As: ElementType = Line) =>
  talk.map(([from, channel, time, text]) => (
    <As key={text}>
      <b>{from}</b>
      {` ${channel} ${time}\u2002${text}`}
    </As>
  ));

/** The messages behind an answer. */
export const Receipt = styled('blockquote')({
  display: 'grid',
  gap: space(0.5),
  margin: 0,
  maxWidth: '27rem',
  paddingInlineStart: space(1.5),
  borderInlineStart: `3px solid ${palette.primary.main}`,
  color: palette.text.secondary,
  fontSize: '.8125rem',
});
