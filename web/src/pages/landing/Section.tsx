import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { Container } from '../../components/Container.tsx';
import { Rows } from '../../components/grids.ts';
import { Mark } from '../../components/Mark.tsx';
import { fluid, headlineSize, palette, ROOM_ABOVE, styled } from '../../theme/theme.ts';

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
    paddingBlock: fluid(3, 12, 7),
    // A section scrolls to the edge of the header's border, because its own padding is room enough above its heading.
    scrollMarginTop: `calc(1px - ${ROOM_ABOVE})`,
  },
  ({ tone }) => tone && TONES[tone],
);

/** Between a section's parts. */
export const PARTS_GAP = fluid(2.5, 8, 5);
const Parts = styled(Rows)({ gap: PARTS_GAP });

const Head = styled('div')({ display: 'grid', gap: fluid(1, 2), alignContent: 'start', textWrap: 'balance' });

interface SectionProps {
  id: string;
  title: ReactNode;
  /** The title's size. One as large as the page's headline is a string, and marked like it. */
  variant?: 'h1' | 'h2';
  lead?: string;
  tone?: Tone;
  /** Lays out the head and the children. */
  layout?: ElementType;
  children: ReactNode;
}

/** A part of the page that the navigation can scroll to, named by its heading. */
export function Section({ id, title, variant = 'h2', lead, tone, layout: Layout = Parts, children }: SectionProps) {
  const titleId = `${id}-title`;
  const size = variant === 'h1' ? { fontSize: headlineSize(`${title}`) } : {};
  return (
    <Root id={id} tone={tone} aria-labelledby={titleId} tabIndex={-1}>
      <Container>
        <Layout>
          <Head>
            <Typography id={titleId} variant={variant} component="h2" sx={size}>
              {variant === 'h1' ? <Mark large>{title}</Mark> : title}
            </Typography>
            {lead && <Typography color={tone === 'band' ? 'inherit' : 'textSecondary'}>{lead}</Typography>}
          </Head>
          {children}
        </Layout>
      </Container>
    </Root>
  );
}
