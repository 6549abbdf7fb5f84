import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Container } from '../../components/Container.tsx';
import { Rows, Sheet } from '../../components/grids.ts';
import { fluid, palette, ROOM_ABOVE, styled } from '../../theme/theme.ts';
import { DISPLAY } from './display.ts';

/** A section's background: the page's by default. */
const TONES = {
  paper: { backgroundColor: palette.background.paper },
  band: {
    backgroundColor: palette.band.main,
    color: palette.band.contrastText,
    '& :focus-visible': { outlineColor: 'currentColor' },
  },
};
type Tone = keyof typeof TONES;

const Root = styled('section')<{ tone?: Tone | undefined }>(
  {
    paddingBlock: fluid(7, 12, 7),
    // A section scrolls to the edge of the header's border, because its own padding is room enough above its heading.
    scrollMarginTop: `calc(1px - ${ROOM_ABOVE})`,
  },
  ({ tone }) => tone && TONES[tone],
);

/** Between a section's parts. */
const rowGap = fluid(4, 7, 5);
const Stacked = styled(Rows)({ rowGap });
const Split = styled(Sheet)({ rowGap });

const Head = styled('div')({ display: 'grid', gap: fluid(1.5, 2), alignContent: 'start', textWrap: 'balance' });

interface SectionProps {
  id: string;
  title: ReactNode;
  /** Whether its title is as large as the page's headline. */
  display?: boolean;
  lead?: string;
  tone?: Tone;
  /** Whether the parts stand beside its title on a desktop. */
  split?: boolean;
  children: ReactNode;
}

/** A part of the page that the navigation can scroll to, named by its heading. */
export function Section({ id, title, display, lead, tone, split, children }: SectionProps) {
  const titleId = `${id}-title`;
  const Parts = split ? Split : Stacked;
  return (
    <Root id={id} tone={tone} aria-labelledby={titleId} tabIndex={-1}>
      <Container>
        <Parts>
          <Head>
            <Typography id={titleId} variant="h2" sx={display ? DISPLAY : {}}>
              {title}
            </Typography>
            {lead && <Typography color="textSecondary">{lead}</Typography>}
          </Head>
          {children}
        </Parts>
      </Container>
    </Root>
  );
}
