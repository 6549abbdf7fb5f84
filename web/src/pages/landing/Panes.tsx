import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon, LineIcon } from '../../components/Icon.tsx';
import { Small } from '../../components/Note.tsx';
import { howItWorks } from '../../content/landing.ts';
import { backfill } from '../../content/talk.ts';
import {
  APPEAR_MS,
  breakpoints,
  dotRow,
  MOVING,
  palette,
  RADIUS,
  reveal,
  space,
  styled,
  typography,
} from '../../theme/theme.ts';
import { Ends } from './Folio.tsx';
import { Mark } from './Mark.tsx';
import { Pane } from './Pane.tsx';
import { Receipt } from './Receipt.tsx';
import { Sender } from './Sender.tsx';
import { TalkLines } from './TalkLines.tsx';
import { watchArrival } from './watchArrival.ts';

const { sources, thread, ask } = howItWorks;

export type Step = (typeof howItWorks.steps)[number]['step'];

/** Its rows share the height. */
const List = styled('div')({
  display: 'grid',
  gridAutoRows: '1fr',
  padding: `${space(0.5)} ${space(2)}`,
  [breakpoints.up('sm')]: { paddingInline: space(3) },
});

const Row = styled(Ends)({ alignItems: 'center' });

const SourceRow = styled(Row)({
  alignContent: 'center',
  paddingBlock: space(1),
  '& + &': { borderTop: `1px solid ${palette.divider}` },
});

/** What a kept message is. It is written after the switch. */
const Kind = styled('em')({
  color: palette.primary.main,
  [MOVING]: {
    animation: `${reveal} ${APPEAR_MS}ms linear ${APPEAR_MS}ms backwards`,
    '&[data-ahead]': { visibility: 'hidden', animation: 'none' },
  },
});

const AskIcon = styled(Icon)({ color: palette.primary.main });

const RowText = styled('span')({ flex: '1 5rem' });

/** Borders draw it, because forced colours omit backgrounds. A new source's switch moves as the visitor gets to it. */
const Switch = styled('i')({
  padding: 1,
  width: '2rem',
  border: '2px solid',
  borderRadius: '1rem',
  color: palette.pencil,
  backgroundColor: 'currentColor',
  '&::after': {
    content: '""',
    display: 'block',
    width: '.75rem',
    border: `.375rem solid ${palette.background.paper}`,
    borderRadius: '50%',
  },
  '&[data-on]': { color: palette.primary.main, '&::after': { marginInlineStart: 'calc(1.25rem - 6px)' } },
  [MOVING]: {
    '&, &::after': { transition: `${APPEAR_MS}ms` },
    '&[data-ahead]': { color: palette.pencil, '&::after': { marginInlineStart: 0 } },
  },
});

const Source = ({ children, isRead, isNew }: { children: ReactNode; isRead?: true; isNew?: true }) => (
  <SourceRow>
    <RowText>{isRead ? children : <Small>{children}</Small>}</RowText>
    <Switch ref={isNew ? watchArrival : null} data-on={isRead} />
  </SourceRow>
);

const { channels, mailbox, not, unread } = sources;
const sourcesPane = (
  <Pane texts={sources} label={`${[...channels, mailbox].join(', ')}. ${not} ${unread.join(', ')}.`} body={List}>
    {channels.map((name) => (
      <Source key={name} isRead>
        {name}
      </Source>
    ))}
    <Source isRead isNew>
      <LineIcon name="mail" />
      {mailbox}
    </Source>
    {unread.map((name) => (
      <Source key={name}>{name}</Source>
    ))}
  </Pane>
);

/** What is kept: over five dots, as wide as its words. */
const Dotted = styled('span')({
  display: 'inline-block',
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

const heard = thread.said.map(({ from, text, kept, kind }) => `${kind} ${from}: ${text}${kept}`);
const threadPane = (
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

const Field = styled('div')({ padding: space(1.5), border: `2px solid ${palette.primary.main}`, borderRadius: RADIUS });

const askPane = (
  <Pane texts={ask} label={`${ask.asked} ${ask.answer} ${ask.receipt}.`}>
    <Field>
      <Row>
        <RowText>{ask.asked}</RowText>
        <AskIcon name="up" size={20} />
      </Row>
    </Field>
    <Typography variant="h3" component="strong">
      {/* After the switch has moved and the kind is written. */}
      <Mark large delay={2 * APPEAR_MS}>
        {ask.answer}
      </Mark>
    </Typography>
    <Receipt>
      <TalkLines talk={backfill} />
    </Receipt>
    <Small>{ask.receipt}</Small>
  </Pane>
);

/** By the step that each shows. */
export const panes: Record<Step, ReactNode> = { connect: sourcesPane, capture: threadPane, ask: askPane };
