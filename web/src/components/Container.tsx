import { CONTENT_WIDTH, GUTTER, styled } from '../theme/theme.ts';

/**
 * As wide as the page's content, with its gutters. In `main`, `fitted` texts fill it. Not in the header: a container
 * would move its fixed button.
 */
export const Container = styled('div')({
  maxWidth: `calc(${CONTENT_WIDTH} + 2*${GUTTER})`,
  marginInline: 'auto',
  paddingInline: GUTTER,
  'main &': { containerType: 'inline-size' },
});
