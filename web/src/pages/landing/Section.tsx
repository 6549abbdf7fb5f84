import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Container, Rows, Sheet } from '../../components/grids.ts';
import { fluid, ROOM_ABOVE } from '../../theme/theme.ts';
import { DISPLAY } from './display.ts';

/** A section's background: the page's by default. */
const TONES = {
  paper: { bgcolor: 'background.paper' },
  band: { bgcolor: 'band.main', color: 'band.contrastText', '& :focus-visible': { outlineColor: 'currentColor' } },
};

interface SectionProps {
  id: string;
  title: ReactNode;
  /** Whether its title is as large as the page's headline. */
  display?: boolean;
  lead?: string;
  tone?: keyof typeof TONES;
  /** Whether the parts stand beside its title on a desktop. */
  split?: boolean;
  children: ReactNode;
}

/** A part of the page that the navigation can scroll to, named by its heading. */
export function Section({ id, title, display, lead, tone, split, children }: SectionProps) {
  const titleId = `${id}-title`;
  const Parts = split ? Sheet : Rows;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      // A section scrolls to the edge of the header's border, because its own padding is room enough above its heading.
      sx={{ paddingBlock: fluid(7, 12, 7), scrollMarginTop: `calc(1px - ${ROOM_ABOVE})`, ...(tone && TONES[tone]) }}
    >
      <Container>
        <Parts sx={{ rowGap: fluid(4, 7, 5) }}>
          <Box sx={{ display: 'grid', gap: fluid(1.5, 2), alignContent: 'start', textWrap: 'balance' }}>
            <Typography id={titleId} variant="h2" sx={display ? DISPLAY : {}}>
              {title}
            </Typography>
            {lead && <Typography color="textSecondary">{lead}</Typography>}
          </Box>
          {children}
        </Parts>
      </Container>
    </Box>
  );
}
