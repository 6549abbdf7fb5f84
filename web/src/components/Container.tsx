import { GUTTER, styled } from '../theme/theme.ts';

/** As wide as the page's content, with its gutters. */
export const Container = styled('div')({ maxWidth: 1296, marginInline: 'auto', paddingInline: GUTTER });
