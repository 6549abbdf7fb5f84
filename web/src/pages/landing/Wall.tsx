import { after, before, earlier } from '../../content/talk.ts';
import {
  breakpoints,
  EDGE,
  HAND_AT,
  keyframes,
  palette,
  SCREEN_ONLY,
  space,
  styled,
  WALL_MS,
} from '../../theme/theme.ts';
import { Kept, said } from './Message.tsx';

const GAP = 'min(2.5rem, 6vw)';
/** One column on phones, two, or four: beside the hero's card two are seen. */
const column = {
  flex: 'none',
  width: `calc(50% - ${GAP}/2)`,
  [breakpoints.down(480)]: { width: '100%' },
  [breakpoints.up('md')]: { width: `calc(25% - ${GAP}*.75)` },
};

const FADE = 'linear-gradient(#000 72%, #0000)';
const pale = keyframes({ from: { color: palette.text.primary } });

/** As wide as the page's content. Whole columns, because a cut line looks like an error. It fades at the foot. */
const Frame = styled('div')({
  display: 'flex',
  gap: GAP,
  height: 'clamp(15rem, 64vw, 25rem)',
  // Find in page scrolls what is hidden by `hidden`.
  overflow: 'clip',
  marginInline: EDGE,
  color: palette.pencil,
  fontSize: '.8125rem',
  lineHeight: 1.5,
  textWrap: 'wrap',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  WebkitMaskImage: FADE,
  maskImage: FADE,
  '& p': { margin: `0 0 ${space(1)}`, unicodeBidi: 'plaintext' },
  '@media (forced-colors: active)': { display: 'none' },
  ...SCREEN_ONLY,
  // As the hand writes, ink turns to pencil. On phones the repaints would delay the first taps.
  [`${breakpoints.up('md')} and (prefers-reduced-motion: no-preference)`]: {
    animation: `${pale} ${WALL_MS}ms ${HAND_AT}ms backwards`,
  },
});

/** What doesn't fit goes on in the next column. WebKit 27.2 needs a width instead of the number 1 for that. */
const Columns = styled('div')({ ...column, columnWidth: '16rem', columnFill: 'auto', columnGap: GAP });

const Earlier = styled('div')({ ...column, [breakpoints.down('md')]: { display: 'none' } });

/** The talk in which the hero's message was said. A picture: the card says what matters in it. */
export function Wall() {
  return (
    <Frame aria-hidden data-nosnippet data-wall>
      <Earlier>{said(earlier)}</Earlier>
      <Columns>
        {said(before)}
        <Kept />
        {said(after)}
      </Columns>
    </Frame>
  );
}
