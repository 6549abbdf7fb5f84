import { Mark } from '../../components/Mark.tsx';
import { AHEAD, watchArrival } from '../../components/watchArrival.ts';
import { howItWorks } from '../../content/landing.ts';
import { APPEAR_MS, breakpoints, MOVING, palette, reveal, space, styled, typography } from '../../theme/theme.ts';
import { Pane, Row } from './Pane.tsx';
import { Sender } from './Talk.tsx';

const { head, said } = howItWorks.thread;
const heard = said.map(({ from, text, kept, kind }) => `${kind} ${from}: ${text}${kept}`);

/** What the product keeps of a thread. */
export const ThreadPane = () => (
  <Thread label={`${head}: ${heard.join(' ')}`}>
    {said.map(({ from, text, kept, kind }) => (
      <Said key={kind}>
        <Row>
          <Sender>{from}</Sender>
          <Kind ref={watchArrival}>{kind}</Kind>
        </Row>
        {text}
        {kept && <Mark>{kept}</Mark>}
      </Said>
    ))}
  </Thread>
);

const Thread = styled(Pane)({ gap: 0 });

/** One and a half times as high as a source's row, so that every second line of one pane is beside one of the other. */
const Said = styled('div')({
  paddingBlock: space(0.75),
  fontSize: typography.body2.fontSize,
  [breakpoints.up('sm')]: { paddingBlock: space(1.5), lineHeight: '1.5rem' },
});

/** What a kept message is. It is written after the switch. */
const Kind = styled('em')({
  color: palette.primary.main,
  [MOVING]: {
    animation: `${reveal} ${APPEAR_MS}ms linear ${APPEAR_MS}ms backwards`,
    [AHEAD]: { visibility: 'hidden', animation: 'none' },
  },
});
