export { breakpoints, palette, typography } from './theme.ts';
export { HEADER_HEIGHT, MEASURE, RADIUS, space } from './tokens.ts';
