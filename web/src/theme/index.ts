export { breakpoints, HEADER_HEIGHT, MEASURE, palette, space, theme, typography } from './theme.ts';
