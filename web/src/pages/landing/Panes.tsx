import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon, LineIcon } from '../../components/Icon.tsx';
import { howItWorks, type Marked as MarkedText } from '../../content/landing.ts';
import { after } from '../../content/talk.ts';
import { palette, typography } from '../../theme/theme.ts';
import { RADIUS, space } from '../../theme/tokens.ts';
import { Dotted, Marked, Receipt, said } from './Message.tsx';
import { Panel, PanelBody, PanelHead, Sender, Small } from './Panel.tsx';

const { sources, thread, ask } = howItWorks;

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space(2),
  fontSize: typography.body2.fontSize,
  '& :last-child': { color: palette.primary.main, flex: 'none' },
});

const Field = styled('div')({ padding: space(1.5), border: `2px solid ${palette.primary.main}`, borderRadius: RADIUS });

/** A channel or mailbox, with its switch. */
const source = (name: string, on: boolean) => {
  const Name = on ? 'span' : Small;
  return (
    <Row key={name}>
      <Name>
        {name.endsWith('@') && <LineIcon name="Email" />}
        {name}
      </Name>
      <svg aria-hidden viewBox="0 0 32 18" width="32" fill={on ? palette.primary.main : palette.pencil}>
        <path
          fillRule="evenodd"
          d={`M9 0h14a9 9 0 0 1 0 18H9A9 9 0 0 1 9 0zm${on ? 14 : 0} 3a6 6 0 0 0 0 12a6 6 0 0 0 0-12z`}
        />
      </svg>
    </Row>
  );
};

const kept = ([from, as, text]: readonly [string, string, MarkedText], dots?: ReactNode) => (
  <div>
    <Row>
      <Sender>{from}</Sender>
      <i>{as}</i>
    </Row>
    <Typography variant="body2">
      <Marked text={text} />
    </Typography>
    {dots}
  </div>
);

const pane = ([head, note, foot]: readonly string[], ...body: ReactNode[]) => (
  <Panel as="div" aria-hidden data-nosnippet>
    <PanelHead as="div">
      {head}
      <Small>{note}</Small>
    </PanelHead>
    <PanelBody>
      {...body}
      <Small>{foot}</Small>
    </PanelBody>
  </Panel>
);

/** What each step looks like in the product. Pictures: the steps say what matters in them. */
export const panes = [
  pane(
    sources.texts,
    sources.read.map((name) => source(name, true)),
    sources.unread.map((name) => source(name, false)),
  ),
  pane(
    thread.texts,
    kept(thread.objection),
    Object.entries(thread.replies).map(([from, text]) => (
      <Small key={from}>
        <Sender>{from}</Sender>
        {text}
      </Small>
    )),
    kept(thread.conclusion, <Dotted as="div" />),
  ),
  pane(
    ask.texts,
    <Field>
      <Row>
        {ask.asked}
        <Icon name="up" size={20} />
      </Row>
    </Field>,
    <Typography variant="h3" component="strong">
      <Marked text={['', ask.answer, '']} />
    </Typography>,
    <Receipt>{said(after.filter(([, channel]) => channel === '#incidents').slice(0, 2))}</Receipt>,
  ),
];
