import Box from '@mui/material/Box';
import { COLUMN_GAP, equal, Rows, Spread, SpreadText } from '../../components/grids.ts';
import { IconItem, IconList, Ticks } from '../../components/Ticks.tsx';
import { Note } from '../../components/texts.tsx';
import { howItWorks, trust } from '../../content/landing.ts';
import { fluid, PHONE, type Styles, typography } from '../../theme/theme.ts';
import { Switch } from './panes.tsx';
import { Section } from './Section.tsx';

const { head, read, unread } = howItWorks.sources;

export const Trust = () => (
  <Section id="trust" tone="paper" title={trust.title} titleSx={{ fontSize: typography.h3.fontSize }} sx={halves}>
    <Box data-nosnippet sx={panel}>
      <Rows sx={side}>
        <h3>
          {head} <small>{trust.example}</small>
        </h3>
        {read.map(({ source, heard }) => (
          <div key={source}>
            <Spread>
              <SpreadText>{source}</SpreadText>
              <Switch data-on />
            </Spread>
            <Box component="small" sx={{ [PHONE]: { display: 'none' } }}>
              {heard}
            </Box>
          </div>
        ))}
      </Rows>
      <Rows sx={{ ...side, borderInlineStart: '1px solid', borderColor: 'divider' }}>
        <Spread>
          <SpreadText as="h3">{unread}</SpreadText>
          <Switch />
        </Spread>
        <Box component="svg" viewBox="0 0 100 88" preserveAspectRatio="none" aria-hidden sx={blackedOut}>
          <path d="M0 4h92M0 20h68M0 36h80M0 68h96M0 84h54" stroke="currentColor" strokeWidth="8" />
        </Box>
      </Rows>
    </Box>
    <div>
      <Note component="h3">{trust.integrationsTitle}</Note>
      <IconList role="list" sx={belowTitle}>
        {trust.integrations.map(({ tool, name }) => (
          <IconItem key={tool} icon={tool}>
            {name}
          </IconItem>
        ))}
      </IconList>
    </div>
    <div>
      <Note component="h3">{trust.badgesTitle}</Note>
      <Ticks
        points={trust.badges}
        sx={{ ...belowTitle, gridTemplateColumns: { sm: 'auto 1fr' }, display: { sm: 'grid' } }}
      />
    </div>
  </Section>
);

/** On a desktop two columns: title, tools and badges, and beside them what the product reads and what it doesn't. */
const halves: Styles = { gridTemplateColumns: { md: equal(2) }, gap: `${fluid(3, 4)} ${COLUMN_GAP}` };

const panel: Styles = {
  display: 'grid',
  gridTemplateColumns: { xs: equal(2), sm: 'minmax(0, 4fr) minmax(0, 3fr)' },
  gridColumn: { md: 2 },
  gridRow: { md: 'span 3' },
  border: 1,
  borderColor: 'frame',
  fontSize: 'body2.fontSize',
};

const side: Styles = { alignContent: 'space-between', gap: fluid(1, 1.5), padding: fluid(1.5, 3) };

const blackedOut: Styles = { width: '100%', height: { xs: '3.25rem', sm: '8.25rem' }, color: 'frame' };

const belowTitle: Styles = { marginTop: 1, fontSize: 'body2.fontSize' };
