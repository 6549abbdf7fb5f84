import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COLUMN_GAP } from '../../components/grids.ts';
import { benefits } from '../../content/landing.ts';
import { breakpoints, type Styles } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

/** The benefits, on the page's only band of colour. */
export const Benefits = () => (
  <Section id="benefits" tone="band" title={benefits.title} split>
    <div>
      <Typography gutterBottom>{benefits.disclaimer}</Typography>
      <Box component="ul" role="list" sx={columns}>
        {benefits.figures.map(({ figure, text }) => (
          <Box key={figure} component="li" sx={fact}>
            <Typography variant="h3" component="strong">
              {figure}
            </Typography>{' '}
            {text}
          </Box>
        ))}
      </Box>
    </div>
  </Section>
);

const COLUMNS = breakpoints.up('sm');

/** Figures in one column, what they mean in another. */
const columns: Styles = {
  display: 'grid',
  textWrap: 'balance',
  [COLUMNS]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: COLUMN_GAP },
};

const fact: Styles = {
  display: 'grid',
  rowGap: 0.5,
  paddingBlock: 2,
  borderTop: '1px solid',
  [COLUMNS]: { gridColumn: '1/-1', gridTemplateColumns: 'subgrid', alignItems: 'baseline' },
};
