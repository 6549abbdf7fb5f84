import { brand } from '../content/brand.ts';
import { typography } from '../theme/index.ts';

/**
 * The brand's name as a picture, `height` CSS pixels high: set in the display face, over the dots by which an editor
 * says that something stands.
 */
export function Wordmark({ height }: { height: number }) {
  return (
    <svg role="img" aria-label={brand.name} viewBox="0 0 74 42" height={height} fill="currentColor">
      <text y="30" fontFamily={typography.h1.fontFamily} fontSize="40" fontWeight="500">
        {brand.name}
      </text>
      <path d="M5 38h70" stroke="currentColor" strokeWidth="4" strokeDasharray="0 16" strokeLinecap="round" />
    </svg>
  );
}
