import { keyframes, styled } from '@mui/material/styles';
import { dotting } from '../../components/Hand.tsx';
import { brand } from '../../content/brand.ts';
import { hero } from '../../content/landing.ts';
import { after, before, earlier, type Talk } from '../../content/talk.ts';
import { breakpoints, palette } from '../../theme/theme.ts';
import { EDGE, space } from '../../theme/tokens.ts';
import { HAND_MS, parts } from './FiveQuestions.tsx';

const { sender, sent, message } = hero.fiveQuestions;

/** From 1296 px the third column begins below the card's left edge. */
const COLUMN = 'min(16.125rem, 56vw)';
const GAP = 'min(2rem, 6vw)';

const fade = keyframes({ from: { color: palette.text.primary } });

/** It begins where the page's text begins, runs out of the screen, and fades at the foot. */
const Frame = styled('div')({
  display: 'flex',
  gap: GAP,
  height: '25rem',
  // Find in page scrolls what is hidden by `hidden`.
  overflow: 'clip',
  paddingInlineStart: EDGE,
  color: palette.pencil,
  fontSize: '.8125rem',
  lineHeight: 1.5,
  textWrap: 'wrap',
  userSelect: 'none',
  maskImage: 'linear-gradient(#000 72%, #0000)',
  '& p': { margin: `0 0 ${space(1)}`, unicodeBidi: 'plaintext' },
  '@media (forced-colors: active)': { display: 'none' },
  // As the hand writes, ink turns to pencil. On phones the repaints would delay the first taps.
  [`${breakpoints.up('md')} and (prefers-reduced-motion: no-preference)`]: {
    animation: `${fade} 1s ${HAND_MS}ms backwards`,
  },
});

/** What doesn't fit goes on in the next column. WebKit needs a width instead of the number 1 for that. */
const Columns = styled('div')({
  flex: 'none',
  width: COLUMN,
  columnWidth: COLUMN,
  columnFill: 'auto',
  columnGap: GAP,
});

const Earlier = styled('div')({
  flex: 'none',
  width: COLUMN,
  [breakpoints.down('lg')]: { display: 'none' },
});

/** The kept message: in ink, over five dots. */
const Kept = styled('p')({
  breakInside: 'avoid',
  color: palette.text.primary,
  '&::after': brand.proofMarks && {
    content: '""',
    display: 'block',
    height: space(0.75),
    margin: `${space(0.25)} 0 ${space(2)}`,
    background: 'radial-gradient(circle closest-side,currentColor 96%,#0000) 0/20% repeat-x',
    ...dotting(HAND_MS),
  },
});

const said = (talk: readonly Talk[]) =>
  talk.map(([from, channel, minute, text]) => (
    <p key={text}>
      <b>{from}</b>
      {` ${channel} 2:${minute}\u2002${text}`}
    </p>
  ));

/** The talk in which the hero's message was said. A picture: the card says what matters in it. */
export function Wall() {
  return (
    <Frame aria-hidden data-nosnippet data-wall>
      <Earlier>{said(earlier)}</Earlier>
      <Columns>
        {said(before)}
        <Kept>
          <b>{parts([sender])}</b>
          {parts(sent)}&ensp;{parts(message)}
        </Kept>
        {said(after)}
      </Columns>
    </Frame>
  );
}
