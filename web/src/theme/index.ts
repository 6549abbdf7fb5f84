export { breakpoints, HEADER_HEIGHT, MEASURE, palette, space, typography } from './theme.ts';
