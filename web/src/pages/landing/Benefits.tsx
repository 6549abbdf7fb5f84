import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COLUMN_GAP, equal, Rows } from '../../components/grids.ts';
import { benefits } from '../../content/landing.ts';
import { fitted, fluid, PHONE, palette, type Styles, space, typography, WIDE } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

const { title, disclaimer, days, figures } = benefits;
const [saved, ...others] = figures;

/** The benefits, on the page's only band of colour. */
export const Benefits = () => (
  <Section id="benefits" tone="band" title={title} lead={disclaimer}>
    <Rows as="ul" role="list" sx={facts}>
      <Box component="li" sx={first}>
        <Box sx={{ containerType: 'inline-size' }}>
          <Typography variant="h1" component="strong" sx={filling}>
            {saved.figure}
          </Typography>{' '}
          {saved.text}
        </Box>
        <Week />
      </Box>
      {others.map(({ figure, text }) => (
        <Box key={figure} component="li" sx={fact}>
          <Typography variant="h2" component="strong" sx={{ display: 'block', flex: 'none' }}>
            {figure}
          </Typography>{' '}
          {text}
        </Box>
      ))}
    </Rows>
  </Section>
);

/** The widths of a day's hours, as lines of a text. The marker draws the eighth, which comes back. */
const LINES = [92, 84, 90, 76, 92, 88, 70];
const printOf = (day: number) => LINES.map((_, line) => `M0 ${5 + 18 * line}h${LINES[(line + 3 * day) % 7]}`).join('');

const Week = () => (
  <Box aria-hidden sx={week}>
    {days.map((day, index) => (
      <div key={day}>
        <Box component="svg" viewBox="0 0 92 144" sx={{ width: '100%', marginBottom: 0.5 }}>
          <path d={printOf(index)} stroke="currentColor" strokeWidth="10" opacity=".3" />
          <path d="M4 126h88l-4 14h-88z" fill={palette.marker.main} />
        </Box>
        {day}
      </div>
    ))}
  </Box>
);

const week: Styles = {
  display: 'grid',
  gridTemplateColumns: equal(days.length),
  columnGap: fluid(1.5, 3.5),
  fontSize: 'body2.fontSize',
};

/** If there is room, two columns, the first figure across both. */
const facts: Styles = {
  gap: `${fluid(3, 7, 5)} ${COLUMN_GAP}`,
  '@container (min-width: 20rem)': { gridTemplateColumns: equal(2) },
  overflowWrap: 'anywhere',
  textWrap: 'balance',
};

/** On a desktop the week is beside the figure. */
const first: Styles = {
  gridColumn: '1/-1',
  display: 'grid',
  alignItems: 'end',
  gap: `${space(3)} ${COLUMN_GAP}`,
  [WIDE]: { gridTemplateColumns: equal(2) },
};

/** On a desktop as wide as its column. */
const filling: Styles = {
  display: 'block',
  marginBottom: 2,
  lineHeight: 1,
  fontSize: fitted(saved.figure, { max: typography.h1.fontSize }),
};

/** On a desktop its text is beside it. */
const fact: Styles = {
  paddingTop: 2,
  borderTop: 1,
  [PHONE]: { fontSize: 'body2.fontSize' },
  [WIDE]: { display: 'flex', alignItems: 'baseline', gap: 3 },
};
