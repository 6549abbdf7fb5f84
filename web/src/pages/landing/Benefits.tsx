import { styled } from '@mui/material/styles';
import { benefits } from '../../content/landing.ts';
import { breakpoints, palette, space, typography } from '../../theme/index.ts';
import { Section } from './Section.tsx';

/** The one dark band: in the night scheme it is a shade of green in the dark. */
const Band = styled(Section)({
  backgroundColor: palette.band.main,
  color: palette.band.contrastText,
  '& ::selection': { color: palette.marker.contrastText },
});

const Figures = styled('ul')({
  display: 'grid',
  gap: `${space(5)} ${space(6)}`,
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& li': { borderTop: '1px solid currentColor', paddingTop: space(3) },
  '& strong': {
    display: 'block',
    fontFamily: typography.h1.fontFamily,
    fontWeight: 500,
    // The widest figure fits into the narrowest screen, however large the text.
    fontSize: 'min(clamp(3.25rem, 2rem + 4vw, 5.5rem), 16.5vw)',
    [breakpoints.up('sm')]: { fontSize: 'min(8vw, 6.5rem)' },
    // Past the side bearing, to stand at the rule's end.
    textIndent: '-0.05em',
    whiteSpace: 'nowrap',
    lineHeight: 1,
    letterSpacing: '-0.03em',
  },
  '& span': { display: 'block', maxWidth: '34ch', marginTop: space(1) },
});

export function Benefits() {
  return (
    <Band id="benefits" title={benefits.title}>
      <Figures>
        {benefits.figures.map(({ figure, text }) => (
          <li key={figure}>
            <strong>{figure}</strong> <span>{text}</span>
          </li>
        ))}
      </Figures>
    </Band>
  );
}
