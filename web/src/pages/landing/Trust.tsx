import Box from '@mui/material/Box';
import { COLUMN_GAP, Row, Rows, RowText } from '../../components/grids.ts';
import { IconItem, IconList, Ticks } from '../../components/Ticks.tsx';
import { hero, howItWorks, trust } from '../../content/landing.ts';
import { palette, type Styles, space } from '../../theme/theme.ts';
import { Switch } from './panes.tsx';
import { Section } from './Section.tsx';

export const Trust = () => (
  <Section id="trust" tone="paper" title={trust.title} split>
    <Rows sx={proofs}>
      <Rows data-nosnippet sx={{ gap: 2, padding: 2.5, border: `1px solid ${palette.text.secondary}` }}>
        <Row>
          <RowText as="h3">{howItWorks.sources.unread}</RowText>
          <Switch />
        </Row>
        <Box component="svg" viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden sx={blackedOut}>
          <path d="M0 4h92M0 20h68M0 36h80" stroke="currentColor" strokeWidth="8" />
        </Box>
        {hero.proof[0]}
      </Rows>
      <div>
        <h3>{trust.integrationsTitle}</h3>
        <IconList role="list" sx={{ ...belowTitle, display: { sm: 'grid' } }}>
          {trust.integrations.map(({ tool, name }) => (
            <IconItem key={tool} icon={tool}>
              {name}
            </IconItem>
          ))}
        </IconList>
      </div>
      <Box sx={{ gridColumn: { sm: '1/-1' } }}>
        <h3>{trust.badgesTitle}</h3>
        <Ticks points={trust.badges} sx={belowTitle} />
      </Box>
    </Rows>
  </Section>
);

/** What the product doesn't read, its tools, and below them how it protects. */
const proofs: Styles = {
  gap: `${space(4)} ${COLUMN_GAP}`,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  '& h3': { fontWeight: 600, fontSize: 'body2.fontSize' },
};

/** In the dark, it is dim. */
const blackedOut: Styles = {
  width: '100%',
  height: '4rem',
  '@media (prefers-color-scheme: dark)': { color: 'divider' },
};

const belowTitle: Styles = { marginTop: 1, fontSize: 'body2.fontSize' };
