import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Split } from '../../components/Split.tsx';
import { breakpoints, palette } from '../../theme/theme.ts';
import { ROOM_ABOVE, space } from '../../theme/tokens.ts';
import { watchArrival } from './arrival.ts';

/** A section's background: the page's by default. A strip is a low section; an edge is above a band, and ends in it. */
type Tone = 'paper' | 'band' | 'strip' | 'edge';

/** Four columns of at least a width if they fit, else two or one; three would leave one alone. */
export const fourColumns = (least: string, fit: string): string =>
  `repeat(auto-fit, minmax(max(min(${least}, 100%), min((${fit} - 100%)*99, 45%)), 1fr))`;

const Root = styled('section')<{ tone?: Tone | undefined }>(
  {
    paddingBlock: `clamp(${space(5)}, 7vw, ${space(12)})`,
    // A section scrolls to the edge of the header's border: its own padding is the room above its heading.
    scrollMarginTop: `calc(1px - ${ROOM_ABOVE})`,
  },
  ({ tone }) => tone === 'paper' && { backgroundColor: palette.background.paper },
  ({ tone }) => tone === 'strip' && { paddingBlock: space(5), backgroundColor: palette.background.paper },
  ({ tone }) =>
    tone === 'edge' && {
      [breakpoints.up('md')]: { paddingBottom: 0, boxShadow: `inset 0 ${space(-8)} ${palette.band.main}` },
    },
  ({ tone }) =>
    tone === 'band' && {
      backgroundColor: palette.band.main,
      color: palette.band.contrastText,
      '& ::selection': { color: palette.marker.contrastText },
      '& :focus-visible': { outlineColor: 'currentColor' },
    },
);

const GAP = `clamp(${space(3)}, 5vw, ${space(8)})`;

const Head = styled('div')({ display: 'grid', gap: space(2), '&:not(:last-child)': { marginBottom: GAP } });

/** Heading, picture, text: in this order on a phone. The picture's parts may be beside the heading, too. */
const Pictured = styled(Split)({
  rowGap: 0,
  '& > figure': { marginBottom: GAP },
  [breakpoints.up('md')]: {
    gridTemplate: 'auto auto auto 1fr/minmax(min(20rem, 40%), 5fr) minmax(0, 8fr)',
    '& > div:first-of-type': { gridRow: '1/4' },
    '& > figure': { gridArea: '1/2/5', marginBottom: 0 },
  },
});

interface SectionProps {
  id: string;
  title: ReactNode;
  /** The title's size. */
  variant?: 'h2' | 'h3' | 'hero';
  lead?: ReactNode;
  tone?: Tone;
  /** Beside heading, lead and what belongs to them on a desktop. */
  aside?: ReactNode;
  /** Between heading and text on a phone, beside both on a desktop. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** A part of the page that the navigation can scroll to, named by its heading. */
export function Section({ id, title, variant = 'h2', lead, tone, aside, picture, children }: SectionProps) {
  const titleId = `${id}-title`;
  const head = (
    <Head>
      <Typography id={titleId} variant={variant} component="h2">
        {title}
      </Typography>
      {lead && <Typography color={tone === 'band' ? 'inherit' : 'textSecondary'}>{lead}</Typography>}
      {aside && children}
    </Head>
  );
  const body = picture ? (
    <Pictured>
      {head}
      {picture}
      <div>{children}</div>
    </Pictured>
  ) : (
    <div>
      {head}
      {!aside && children}
    </div>
  );
  return (
    <Root ref={watchArrival} id={id} tone={tone} aria-labelledby={titleId} tabIndex={-1}>
      <Container>
        {aside ? (
          <Split>
            {body}
            {aside}
          </Split>
        ) : (
          body
        )}
      </Container>
    </Root>
  );
}
