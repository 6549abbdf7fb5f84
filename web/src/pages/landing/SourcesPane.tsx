import { Small } from '../../components/Note.tsx';
import { AHEAD, watchArrival } from '../../components/watchArrival.ts';
import { howItWorks } from '../../content/landing.ts';
import { APPEAR_MS, breakpoints, fluid, MOVING, palette, space, styled } from '../../theme/theme.ts';
import { Pane, Row, RowText } from './Pane.tsx';

const { head, channels, mailbox, not, unread } = howItWorks.sources;

/** What the product reads, and what it doesn't. */
export const SourcesPane = () => (
  <Sources label={`${head}: ${[...channels, mailbox].join(', ')}. ${not} ${unread}.`}>
    {channels.map((name) => (
      <SourceRow key={name}>
        <RowText>{name}</RowText>
        <Switch data-on />
      </SourceRow>
    ))}
    <SourceRow>
      <RowText>{mailbox}</RowText>
      <Switch data-on ref={watchArrival} />
    </SourceRow>
    <SourceRow>
      <RowText as={Small}>{unread}</RowText>
      <Switch />
    </SourceRow>
  </Sources>
);

/** Two by two where a phone has room for them. */
const Sources = styled(Pane)({
  gap: 0,
  [breakpoints.between(360, 'sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space(2.5) },
});

const SourceRow = styled(Row)({ minHeight: fluid(5, 6, 6), borderTop: `1px solid ${palette.divider}` });

/** Borders draw it, because forced colours omit backgrounds. A new source's switch moves as the visitor gets to it. */
export const Switch = styled('i')({
  flex: 'none',
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
