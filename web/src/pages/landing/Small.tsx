import { palette, styled } from '../../theme/theme.ts';

/** Words within a line, smaller and lighter than what they stand beside. */
export const Small = styled('small')({ fontSize: '.875rem', fontWeight: 400, color: palette.text.secondary });
