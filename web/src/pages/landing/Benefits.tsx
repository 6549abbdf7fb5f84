import { benefits } from '../../content/landing.ts';
import { breakpoints, fitted, fluid, LARGE, LARGEST, palette, space, styled, typography } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

/** A week, as long as the figure above it is wide. */
const Week = styled('span')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 'clamp(.75rem, 5vw, 4rem)',
  marginTop: space(3),
});

/** A day of eight hours, on phones in two lines; the last hour is highlighted as saved. */
const Day = styled('span')({
  display: 'grid',
  gap: space(1),
  fontSize: typography.body2.fontSize,
  '&::before': {
    content: '""',
    height: '1.25rem',
    // Forced colours would remove a gradient.
    forcedColorAdjust: 'preserve-parent-color',
    background: `radial-gradient(circle closest-side, ${palette.marker.main} 92%, #0000) 100% 100% no-repeat, radial-gradient(circle, currentColor 3px, #0000 4px)`,
    backgroundSize: '12.5% 100%',
    [breakpoints.down('sm')]: { height: '1.75rem', backgroundSize: '25% 50%' },
  },
});

/** The first figure has the whole width, the two others share it. */
const Facts = styled('ul')({
  display: 'grid',
  gap: `${fluid(3, 5, 5)} ${fluid(3, 8, 5)}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(9rem, 100%), 40%), 1fr))',
  overflowWrap: 'anywhere',
  '& > :first-of-type': { gridColumn: '1/-1' },
});

/** On a desktop, a smaller figure's text is beside it. */
const Fact = styled('li')({
  [breakpoints.up('md')]: {
    '& + &': { display: 'flex', alignItems: 'center', gap: space(3), paddingTop: space(2), borderTop: '1px solid' },
  },
});

const [first, ...others] = benefits.figures.map(({ figure }) => figure) as [string, ...string[]];

/** The first is as wide as the page. The others fit into their columns, on a desktop beside their texts. */
const Figure = styled('strong')({
  ...typography.h1,
  display: 'block',
  flex: 'none',
  fontSize: fitted(others, { width: `50cqi - ${space(1.5)}`, max: typography.h1.fontSize }),
  [breakpoints.up('md')]: { fontSize: fitted(others, { width: '25cqi', max: LARGE }) },
  textIndent: '-.05em',
  lineHeight: 1,
  'li:first-of-type > &': { fontSize: fitted(first, { max: LARGEST }) },
});

/** The benefits, on the page's only band of colour. */
export function Benefits() {
  return (
    <Section id="benefits" tone="band" title={benefits.title} lead={benefits.disclaimer}>
      <Facts role="list">
        {benefits.figures.map(({ figure, text }, index) => (
          <Fact key={figure}>
            <Figure>{figure}</Figure>
            {` ${text}`}
            {index === 0 && (
              <Week aria-hidden>
                {benefits.week.map((day) => (
                  <Day key={day}>{day}</Day>
                ))}
              </Week>
            )}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
