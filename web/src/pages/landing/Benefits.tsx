import { PageLink } from '../../components/PageLink.tsx';
import { benefits } from '../../content/landing.ts';
import { breakpoints, faces, palette, SCREEN_ONLY, space, styled, typography } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

/** A week: on phones a line for each day. */
const Week = styled('div')({
  display: 'grid',
  gap: `${space(1)} clamp(${space(3)}, 5vw, ${space(8)})`,
  [breakpoints.up('sm')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  ...SCREEN_ONLY,
});

/** A day of eight hours in a line; the last one is highlighted as saved. */
const Day = styled('span')({
  display: 'grid',
  gap: space(1),
  fontSize: typography.body2.fontSize,
  '&::before': {
    content: '""',
    height: '1.25rem',
    // Forced colours would remove a gradient.
    forcedColorAdjust: 'preserve-parent-color',
    background: `radial-gradient(circle closest-side, ${palette.marker.main} 92%, #0000) 100%/1.25rem no-repeat, radial-gradient(circle at 4px, currentColor 3.5px, #0000 4.5px) 0/calc((100% - 1.25rem)/7)`,
  },
  [breakpoints.down('sm')]: { gridTemplateColumns: '2.5rem 1fr', '&::before': { order: 1 } },
});

/** Three figures on one line, unless text is spaced. */
const Facts = styled('ul')({
  display: 'grid',
  gap: `${space(3)} clamp(${space(3)}, 5vw, ${space(8)})`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  overflowWrap: 'anywhere',
  [breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap' },
});

/** A long figure has a line of its own on phones. */
const Fact = styled('li')<{ long: boolean }>(
  { [breakpoints.up('sm')]: { flex: 'auto', width: 'min-content', maxWidth: 'max-content' } },
  ({ long }) => long && { [breakpoints.down('sm')]: { gridColumn: '1/-1' } },
);

/** The word above a figure. Without a word the line stays, so that all figures are in one line. */
const Verb = styled('span')({ display: 'block', [breakpoints.up('sm')]: { minHeight: '1.6em' } });

const Figure = styled('strong')({
  display: 'block',
  fontFamily: typography.h1.fontFamily,
  fontWeight: typography.h1.fontWeight,
  // The widest figure must fit on one line of the narrowest screen, for any text size.
  fontSize: '18vw',
  // Compensates the side bearing.
  textIndent: '-.05em',
  lineHeight: 1,
  marginTop: '.08em',
  letterSpacing: '-.03em',
  [breakpoints.up('sm')]: { fontSize: 'min(11vw - 1rem, 9rem)', whiteSpace: 'nowrap' },
});

/** In the body's face, because the display face's signs are thin and cost bytes. */
const Sign = styled('span')({ fontFamily: faces.body, fontWeight: 600, fontSize: '.6em', verticalAlign: '.35em' });

/** The benefits, on the only dark background of the page. */
export function Benefits() {
  return (
    <Section
      id="benefits"
      tone="band"
      title={benefits.title}
      lead={
        <>
          {`${benefits.disclaimer} `}
          <PageLink to="/terms" color="inherit">
            {benefits.terms}
          </PageLink>
        </>
      }
    >
      <Week aria-hidden>
        {benefits.week.map((day) => (
          <Day key={day}>{day}</Day>
        ))}
      </Week>
      <Facts role="list">
        {benefits.figures.map(({ verb, figure, sign, unit, text }) => (
          <Fact key={figure} long={unit !== ''}>
            <Verb>{verb}</Verb>{' '}
            <Figure>
              {figure}
              <Sign>{sign}</Sign>
              {unit}
            </Figure>
            {` ${text}`}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
