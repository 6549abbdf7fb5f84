import type { ReactNode } from 'react';
import { breakpoints, palette, RADIUS, space, styled } from '../../theme/theme.ts';
import { Ends } from './Ends.tsx';
import { Small } from './Small.tsx';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS,
  // Neighbours share an edge.
  [breakpoints.up('md')]: { borderRadius: 'unset', 'li + li &': { marginInlineStart: -1 } },
});

/** What the pane shows, and a note: a date, or that it is an example. */
const Head = styled(Ends)({
  padding: `${space(1)} ${space(2)}`,
  borderBottom: `1px solid ${palette.text.secondary}`,
  fontWeight: 600,
  [breakpoints.up('sm')]: { padding: `${space(1.5)} ${space(3)}` },
});

const Body = styled('div')({
  display: 'grid',
  alignContent: 'space-between',
  gap: space(1.5),
  padding: `${space(1.5)} ${space(2)}`,
  [breakpoints.up('sm')]: { gap: space(2), padding: space(3) },
});

/** A line with something at its end. */
export const Row = styled(Ends)({ alignItems: 'center' });

/** The text of a row. It wraps before the end does. */
export const RowText = styled('span')({ flex: '1 5rem' });

interface PaneProps {
  texts: { head: string; note: string };
  /** What a screen reader says instead of the picture's texts. */
  label: string;
  body?: typeof Body;
  children: ReactNode;
}

/** A picture of the product. */
export const Pane = ({ texts: { head, note }, label, body: PaneBody = Body, children }: PaneProps) => (
  <Frame role="img" aria-label={`${head}: ${label}`} data-nosnippet>
    <Head>
      {head}
      <Small>{note}</Small>
    </Head>
    <PaneBody>{children}</PaneBody>
  </Frame>
);
