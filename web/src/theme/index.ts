export { STROKE, strokeStyles } from './stroke.ts';
export { breakpoints, palette, typography } from './theme.ts';
export { HEADER_HEIGHT, MEASURE, RADIUS, SHORT, space } from './tokens.ts';
