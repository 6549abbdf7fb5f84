import type { ReactNode } from 'react';
import { LineIcon } from '../../components/LineIcon.tsx';
import { howItWorks } from '../../content/landing.ts';
import { APPEAR_MS, breakpoints, MOVING, palette, space, styled } from '../../theme/theme.ts';
import { Pane, Row, RowText } from './Pane.tsx';
import { Small } from './Small.tsx';
import { AHEAD, watchArrival } from './watchArrival.ts';

/** Its rows share the height. */
const List = styled('div')({
  display: 'grid',
  gridAutoRows: '1fr',
  padding: `${space(0.5)} ${space(2)}`,
  [breakpoints.up('sm')]: { paddingInline: space(3) },
});

const SourceRow = styled(Row)({
  alignContent: 'center',
  paddingBlock: space(1),
  '& + &': { borderTop: `1px solid ${palette.divider}` },
});

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
    [AHEAD]: { color: palette.pencil, '&::after': { marginInlineStart: 0 } },
  },
});

const Source = ({ children, isRead, isNew }: { children: ReactNode; isRead?: true; isNew?: true }) => (
  <SourceRow>
    <RowText>{isRead ? children : <Small>{children}</Small>}</RowText>
    <Switch ref={isNew ? watchArrival : null} data-on={isRead} />
  </SourceRow>
);

const { sources } = howItWorks;
const { channels, mailbox, not, unread } = sources;

/** What the product reads, and what it doesn't. */
export const SourcesPane = () => (
  <Pane texts={sources} label={`${[...channels, mailbox].join(', ')}. ${not} ${unread.join(', ')}.`} body={List}>
    {channels.map((name) => (
      <Source key={name} isRead>
        {name}
      </Source>
    ))}
    <Source isRead isNew>
      <LineIcon name="email" />
      {mailbox}
    </Source>
    {unread.map((name) => (
      <Source key={name}>{name}</Source>
    ))}
  </Pane>
);
