import { benefits } from '../../content/landing.ts';
import { breakpoints, fitted, fluid, LARGEST, palette, space, styled, typography, WIDE } from '../../theme/theme.ts';
import { Ends } from './Ends.tsx';
import { Section } from './Section.tsx';

const [first, ...others] = benefits.figures;

/** The benefits, on the page's only band of colour. */
export function Benefits() {
  return (
    <Section id="benefits" tone="band" title={benefits.title} lead={benefits.disclaimer}>
      <Facts role="list">
        <First>
          <div>
            <Figure>{parts.map((part, index) => (index % 2 ? <Plus key={part}>{part}</Plus> : part))}</Figure>
            {` ${first.text}`}
          </div>
          <Week aria-hidden>
            {benefits.week.map((day, index) => (
              <div key={day}>
                <Print aria-hidden viewBox="0 0 92 144">
                  <path d={printOf(index)} stroke="currentColor" strokeWidth="10" opacity=".3" />
                  <path d="M4 126h88l-4 14h-88z" fill={palette.marker.main} />
                </Print>
                {day} <Hour>{benefits.hour}</Hour>
              </div>
            ))}
          </Week>
        </First>
        {others.map(({ figure, text }) => (
          <Fact key={figure}>
            <Figure>{figure}</Figure>
            {` ${text}`}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

// A split by a group puts what it matches between the words.
const parts = first.figure.split(/(\+)/);

/** A day's hours are lines of a text. The eighth is the marker's. */
const LINES = [92, 84, 90, 76, 92, 88, 70];
const printOf = (day: number) => LINES.map((_, line) => `M0 ${5 + 18 * line}h${LINES[(line + 3 * day) % 7]}`).join('');

/** Two columns, the first figure across both. */
const Facts = styled('ul')({
  display: 'grid',
  gap: `${fluid(3, 7, 5)} ${space(5)}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(9rem, 100%), 35%), 1fr))',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

/** On a desktop the week is beside the figure. */
const First = styled('li')({
  gridColumn: '1/-1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: `${space(3)} ${space(5)}`,
  [WIDE]: { gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' },
});

/** On a desktop, a smaller figure's text is beside it. */
const Fact = styled('li')({
  [breakpoints.down('sm')]: { fontSize: typography.body2.fontSize },
  [WIDE]: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space(3),
    paddingTop: space(2),
    borderTop: '1px solid',
  },
});

/** The first is as wide as its column. */
const Figure = styled('strong')({
  ...typography.h1,
  display: 'block',
  flex: 'none',
  fontSize: typography.h2.fontSize,
  lineHeight: 1,
  'div > &': {
    fontSize: fitted(first.figure, { max: LARGEST }),
    textIndent: '-.05em',
    marginBottom: space(2),
    [WIDE]: { fontSize: fitted(first.figure, { width: `50cqi - ${space(1)}`, max: LARGEST }) },
  },
});

/** As heavy as the figure, at the middle of its height. */
const Plus = styled('span')({
  marginInlineStart: '.04em',
  fontSize: '.66em',
  verticalAlign: '.16em',
  WebkitTextStroke: '.05em',
});

const Week = styled(Ends)({ flexWrap: 'nowrap', columnGap: fluid(1.5, 3.5), '& > div': { flex: 1 } });

const Hour = styled('b')({ display: 'block', color: palette.marker.main });

const Print = styled('svg')({ width: '100%', marginBottom: space(0.5) });
