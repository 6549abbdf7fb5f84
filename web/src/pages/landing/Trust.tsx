import Box from '@mui/material/Box';
import { COLUMN_GAP, equal, Rows, Spread, SpreadText } from '../../components/grids.ts';
import { Ticks } from '../../components/Ticks.tsx';
import { Note } from '../../components/texts.tsx';
import { trust } from '../../content/landing.ts';
import { fluid, type Styles, WIDE } from '../../theme/theme.ts';
import { Section } from './Section.tsx';
import { Switch } from './Switch.tsx';

export const Trust = () => (
  <Section id="trust" tone="paper" size="h3" title={trust.title} sx={halves}>
    <Rows sx={{ alignContent: 'space-between' }}>
      <div>
        <Note component="h3">{trust.integrationsTitle}</Note>
        <Ticks
          points={trust.integrations.map(({ name }) => name)}
          icons={trust.integrations.map(({ tool }) => tool)}
          sx={{ ...list, display: 'flex', flexWrap: 'wrap' }}
        />
      </div>
      <div>
        <Note component="h3">{trust.badgesTitle}</Note>
        <Ticks
          points={trust.badges}
          sx={{ ...list, gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' }}
        />
      </div>
    </Rows>
    <Box role="img" aria-label={trust.unread} data-nosnippet sx={panel}>
      <Spread>
        <SpreadText as="b">{trust.unread}</SpreadText>
        <Switch />
      </Spread>
      <Box component="svg" viewBox="0 0 100 72" preserveAspectRatio="none" sx={blackedOut}>
        <path d="M0 4h92M0 20h68M0 52h84M0 68h57" stroke="currentColor" strokeWidth="8" />
      </Box>
    </Box>
  </Section>
);

/** On a desktop, the picture is beside tools and badges. */
const halves: Styles = { gap: `${fluid(3, 5)} ${COLUMN_GAP}`, [WIDE]: { gridTemplateColumns: equal(2) } };

const list: Styles = { marginTop: 1, rowGap: fluid(0.5, 1), fontSize: 'body2.fontSize' };

const panel: Styles = {
  display: 'grid',
  gap: fluid(2, 3),
  padding: fluid(2, 3),
  border: 1,
  borderColor: 'frame',
};

const blackedOut: Styles = { width: '100%', height: fluid(8, 13, 8), color: 'frame' };
