import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageWidth, Rows } from '../../components/grids.ts';
import { fluid, ROOM_ABOVE, type Styles } from '../../theme/theme.ts';

/** A section's background: the page's by default. */
export const TONES = {
  paper: { bgcolor: 'background.paper' },
  band: { bgcolor: 'band.main', color: 'band.contrastText', '& :focus-visible': { outlineColor: 'currentColor' } },
};

interface SectionProps {
  id: string;
  title: ReactNode;
  /** The title's size. */
  size?: 'h1' | 'h2' | 'h3';
  lead?: string;
  tone?: keyof typeof TONES;
  /** Places the parts. */
  sx?: Styles;
  children: ReactNode;
}

/** A part of the page that the navigation can scroll to, named by its heading. */
export function Section({ id, title, size = 'h2', lead, tone, sx, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      // A section scrolls to the edge of the header's border, because its own padding is room enough above its heading.
      sx={{ paddingBlock: fluid(7, 12, 7), scrollMarginTop: `calc(1px - ${ROOM_ABOVE})`, ...(tone && TONES[tone]) }}
    >
      <PageWidth>
        <Rows sx={{ rowGap: fluid(4, 7, 5), ...sx }}>
          <Box sx={{ display: 'grid', gridColumn: '1/-1', gap: fluid(1.5, 2), textWrap: 'balance' }}>
            <Typography id={titleId} variant={size} component="h2">
              {title}
            </Typography>
            {lead && <Typography color={tone === 'band' ? 'inherit' : 'textSecondary'}>{lead}</Typography>}
          </Box>
          {children}
        </Rows>
      </PageWidth>
    </Box>
  );
}
