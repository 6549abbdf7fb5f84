import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon, LineIcon } from '../../components/Icon.tsx';
import { howItWorks } from '../../content/landing.ts';
import { after } from '../../content/talk.ts';
import { palette, typography } from '../../theme/theme.ts';
import { RADIUS, space } from '../../theme/tokens.ts';
import { Dotted, Marked, Receipt, said } from './Message.tsx';
import { Panel, PanelBody, PanelHead, Sender, Small } from './Panel.tsx';

const { sources, thread, ask } = howItWorks;

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space(2),
  fontSize: typography.body2.fontSize,
  '& > span': { flex: '1 6rem' },
  '& > :last-child': { color: palette.primary.main },
});

/** A channel or mailbox. Borders draw its switch, because forced colours omit backgrounds. */
const Source = styled(Row)({
  color: palette.text.secondary,
  '& > :last-child': {
    padding: 1,
    width: '2rem',
    border: '2px solid',
    borderRadius: '1rem',
    color: palette.pencil,
    backgroundColor: 'currentColor',
  },
  '& > :last-child::after': {
    content: '""',
    display: 'block',
    width: '.75rem',
    border: `.375rem solid ${palette.background.paper}`,
    borderRadius: '50%',
  },
  '&[data-on]': { color: 'inherit' },
  '&[data-on] > :last-child': { color: palette.primary.main },
  '&[data-on] > :last-child::after': { marginInlineStart: 'auto' },
});

const source = (name: string) => (
  <Source key={name} data-on={sources.read.includes(name) || undefined}>
    <span>
      {name.endsWith('@') && <LineIcon name="Email" />}
      {name}
    </span>
    <i />
  </Source>
);

const message = ([from, text, keptAs]: (typeof thread.said)[number]) =>
  keptAs ? (
    <div key={keptAs}>
      <Row>
        <Sender>{from}</Sender>
        <i>{keptAs}</i>
      </Row>
      <Dotted>
        <Typography variant="body2">
          <Marked text={text} />
        </Typography>
      </Dotted>
    </div>
  ) : (
    <Small key={from + text}>
      <Sender>{from}</Sender>
      {text}
    </Small>
  );

const Field = styled(Row)({ padding: space(1.5), border: `2px solid ${palette.primary.main}`, borderRadius: RADIUS });

const pane = ([head, note]: readonly string[], alt: string, ...body: ReactNode[]) => (
  <Panel as="div" role="img" aria-label={alt} data-nosnippet>
    <PanelHead as="div">
      {head}
      <Small>{note}</Small>
    </PanelHead>
    <PanelBody>{...body}</PanelBody>
  </Panel>
);

const heard = ([from, text, keptAs]: (typeof thread.said)[number]) =>
  `${keptAs ? `${keptAs}, ` : ''}${from}: ${[text].flat().join('')}`;

/** What each step looks like in the product, as pictures with a text for screen readers. */
export const panes = [
  pane(
    sources.texts,
    `${sources.texts[0]} ${sources.read.join(', ')}. Not: ${sources.unread.join(', ')}.`,
    [...sources.read, ...sources.unread].map(source),
  ),
  pane(thread.texts, thread.said.map(heard).join(' '), thread.said.map(message)),
  pane(
    ask.texts,
    `${ask.asked} ${ask.answer} ${ask.receipt}.`,
    <Field>
      <span>{ask.asked}</span>
      <Icon name="up" size={20} />
    </Field>,
    <Typography variant="h3" component="strong">
      <Marked text={['', ask.answer, '']} />
    </Typography>,
    <Receipt>{said(after.filter(([, channel]) => channel === '#incidents').slice(0, 2))}</Receipt>,
    <Small>{ask.receipt}</Small>,
  ),
];
