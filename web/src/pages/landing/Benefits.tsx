import Typography from '@mui/material/Typography';
import { COLUMN_GAP } from '../../components/grids.ts';
import { benefits } from '../../content/landing.ts';
import { breakpoints, space, styled } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

/** The benefits, on the page's only band of colour. */
export const Benefits = () => (
  <Section id="benefits" tone="band" title={benefits.title} split>
    <div>
      <Typography gutterBottom>{benefits.disclaimer}</Typography>
      <Facts role="list">
        {benefits.figures.map(({ figure, text }) => (
          <Fact key={figure}>
            <Typography variant="h3" component="strong">
              {figure}
            </Typography>{' '}
            {text}
          </Fact>
        ))}
      </Facts>
    </div>
  </Section>
);

/** Figures in one column, what they mean in another. */
const Facts = styled('ul')({
  display: 'grid',
  textWrap: 'balance',
  [breakpoints.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: COLUMN_GAP },
});

const Fact = styled('li')({
  display: 'grid',
  rowGap: space(0.5),
  padding: `${space(2)} 0`,
  borderTop: '1px solid',
  [breakpoints.up('sm')]: { gridColumn: '1/-1', gridTemplateColumns: 'subgrid', alignItems: 'baseline' },
});
