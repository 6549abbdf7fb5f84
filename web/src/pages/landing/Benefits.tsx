import { PageLink } from '../../components/PageLink.tsx';
import { benefits } from '../../content/landing.ts';
import { breakpoints, faces, palette, SCREEN_ONLY, space, styled, typography } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

/** A week of 40 hours in one line, on phones a line for each day; each day's last hour is highlighted as saved. */
const week = {
  content: '""',
  gridColumn: '1/-1',
  flex: '0 0 101.15%',
  aspectRatio: '40',
  marginInline: '-.9% -.25%',
  // Forced colours would remove a gradient.
  forcedColorAdjust: 'preserve-parent-color',
  background: `radial-gradient(circle closest-side at 93.75% 50%, ${palette.marker.main} 76%, #0000 80%) 0/20%, radial-gradient(circle closest-side, currentColor 28%, #0000 32%) 0/2.5%`,
  [breakpoints.down('sm')]: { aspectRatio: '3', backgroundSize: '100% 20%, 12.5% 20%' },
  ...SCREEN_ONLY,
};

/** Three figures on one line, unless text is spaced; on phones two below one. */
const Facts = styled('ul')({
  display: 'grid',
  gap: `${space(3)} clamp(${space(3)}, 5vw, ${space(8)})`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  overflowWrap: 'anywhere',
  '&::before': week,
  [breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap' },
  // As wide as the week, which paper leaves out.
  '@media screen and (min-width:600px)': { marginInlineEnd: '-1.15%' },
});

const Fact = styled('li')({
  [breakpoints.down('sm')]: { '&:first-of-type': { gridColumn: '1/-1' } },
  [breakpoints.up('sm')]: {
    flex: 'auto',
    width: 'min-content',
    maxWidth: 'max-content',
    '& + &': { paddingTop: '1.6em' },
  },
});

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
  // Signs are in the body's face: the display face's are thin, and cost bytes.
  '& span': { fontFamily: faces.body, fontWeight: 600, fontSize: '.6em', verticalAlign: '.35em' },
  [breakpoints.up('sm')]: { fontSize: 'min(11vw - 1rem, 9rem)', whiteSpace: 'nowrap' },
});

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
      <Facts role="list">
        {benefits.figures.map(({ verb, figure, sign, unit, text }) => (
          <Fact key={figure}>
            {verb && `${verb} `}
            <Figure>
              {figure}
              <span>{sign}</span>
              {unit}
            </Figure>
            {` ${text}`}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
