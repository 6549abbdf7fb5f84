import { howItWorks } from '../../content/landing.ts';
import { APPEAR_MS, dotRow, MOVING, palette, reveal, space, styled, typography } from '../../theme/theme.ts';
import { Mark } from './Mark.tsx';
import { Pane, Row } from './Pane.tsx';
import { Sender } from './Sender.tsx';
import { AHEAD, watchArrival } from './watchArrival.ts';

/** What a kept message is. It is written after the switch. */
const Kind = styled('em')({
  color: palette.primary.main,
  [MOVING]: {
    animation: `${reveal} ${APPEAR_MS}ms linear ${APPEAR_MS}ms backwards`,
    [AHEAD]: { visibility: 'hidden', animation: 'none' },
  },
});

/** What is kept: over five dots, as wide as its words. */
const Dotted = styled('span')({
  display: 'inline-block',
  // With a negative margin at its end, Firefox wraps the last word (seen in 153, November 2026).
  '& > mark': { marginInlineEnd: 0 },
  '&::after': {
    content: '""',
    display: 'block',
    height: space(1),
    marginTop: space(0.25),
    background: dotRow('3px'),
    forcedColorAdjust: 'preserve-parent-color',
  },
});

const Said = styled('div')({ fontSize: typography.body2.fontSize });

const { thread } = howItWorks;
const heard = thread.said.map(({ from, text, kept, kind }) => `${kind} ${from}: ${text}${kept}`);

/** What the product keeps of a thread. */
export const ThreadPane = () => (
  <Pane texts={thread} label={heard.join(' ')}>
    {thread.said.map(({ from, text, kept, kind }) => (
      <Said key={kept}>
        <Row>
          <Sender>{from}</Sender>
          <Kind ref={watchArrival}>{kind}</Kind>
        </Row>
        {text}
        <Dotted>
          <Mark>{kept}</Mark>
        </Dotted>
      </Said>
    ))}
  </Pane>
);
