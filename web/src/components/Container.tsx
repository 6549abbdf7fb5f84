import { CONTENT_WIDTH, GUTTER, styled } from '../theme/theme.ts';

/** The gutter at its widest, in CSS pixels. */
const WIDEST_GUTTER = 48;

/** As wide as the page's content, with its gutters. */
export const Container = styled('div')({
  maxWidth: CONTENT_WIDTH + 2 * WIDEST_GUTTER,
  marginInline: 'auto',
  paddingInline: GUTTER,
});
