import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageLink } from '../../components/PageLink.tsx';
import { benefits } from '../../content/landing.ts';
import { breakpoints, palette, typography } from '../../theme/theme.ts';
import { faces, space } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';

/** The first figure takes the whole width, the others share the next row. */
const Figures = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(5)} ${space(8)}`,
  marginBottom: space(6),
  [breakpoints.up('sm')]: { gridTemplateColumns: '5fr 6fr' },
});

/** 8 × 5 dots, one per working hour; the last column is highlighted as saved. */
const week = {
  '&::after': {
    content: '""',
    display: 'block',
    aspectRatio: '8/5',
    maxWidth: 400,
    marginTop: space(3),
    // Forced colours keep a picture of the visitor's own colours.
    forcedColorAdjust: 'none',
    background: `radial-gradient(circle closest-side, ${palette.marker.main} 60%, #0000 64%) 100% 0/12.5% 20% repeat-y, radial-gradient(circle closest-side, currentColor 22%, #0000 26%) 0 0/12.5% 20%`,
  },
  [breakpoints.up('md')]: { '&::after': { position: 'absolute', insetInlineEnd: -8, bottom: -8, width: '33%' } },
};

const Benefit = styled('li')({
  borderTop: '1px solid currentColor',
  paddingTop: space(3),
  '&:first-of-type': { gridColumn: '1/-1', position: 'relative', '@media screen': week },
});

const Figure = styled('strong')({
  display: 'block',
  fontFamily: typography.h1.fontFamily,
  fontWeight: typography.h1.fontWeight,
  // The widest figure must fit on one line of the narrowest screen, for any text size.
  fontSize: 'min(clamp(3.25rem, 2rem + 4vw, 5.5rem), 16.5vw)',
  // Compensates the side bearing, so that the figure starts where the rule starts.
  textIndent: '-.05em',
  lineHeight: 0.95,
  marginBlock: '.1em -.04em',
  letterSpacing: '-.03em',
  // Signs are in the body's face: the display face's are thin, and cost bytes.
  '& span': { fontFamily: faces.body, fontWeight: 600, fontSize: '.6em', verticalAlign: '.35em' },
  // On a phone, the longest word fits even if its text is twice as large.
  '& small': { fontSize: 'inherit', [breakpoints.down('sm')]: { fontSize: '.78em' } },
  'li:first-of-type > &': { fontSize: 'min(clamp(4.5rem, 2rem + 11vw, 11rem), 22vw)' },
});

/** The benefits, on the only dark background of the page. */
export function Benefits() {
  const [before, link, after] = benefits.disclaimer;
  return (
    <Section id="benefits" tone="band" title={benefits.title}>
      <Figures role="list">
        {benefits.figures.map(({ verb, figure, sign, unit, text }) => (
          <Benefit key={figure}>
            {verb && `${verb} `}
            <Figure>
              {figure}
              <span>{sign}</span>
              {unit && <small>{unit}</small>}
            </Figure>
            {` ${text}`}
          </Benefit>
        ))}
      </Figures>
      <Typography variant="body2">
        {before}
        <PageLink to="/terms" color="inherit">
          {link}
        </PageLink>
        {after}
      </Typography>
    </Section>
  );
}
