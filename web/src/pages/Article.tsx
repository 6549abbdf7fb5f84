import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { MEASURE, palette, space, typography } from '../theme/index.ts';

/** One column of reading: the legal pages, contact, 404 and the fallback. */
export const Article = styled(Container)({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  paddingBlock: `clamp(${space(6)}, 7vw, ${space(12)})`,
  '& h1': { fontSize: 'clamp(2.5rem, 2rem + 3vw, 4.25rem)' },
  '& > a': { padding: `${space(1.5)} 0` },
  '& > p': { fontSize: '1.25rem', lineHeight: 1.5, color: palette.text.secondary },
  '& > small': { color: palette.text.secondary, fontSize: typography.body2.fontSize },
  '& section': { display: 'grid', gap: space(1.5), marginTop: space(3), maxWidth: MEASURE },
  '& section h2': { fontSize: '1.75rem' },
  '& form': { width: '100%', maxWidth: 560 },
});
