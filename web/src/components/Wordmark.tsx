import { brand } from '../content/brand.ts';
import { wordmark } from '../content/wordmark.ts';

/** The brand's name as a picture, `height` CSS pixels high. */
export function Wordmark({ height }: { height: number }) {
  const { viewBox, letters, dots } = wordmark;
  return (
    <svg role="img" aria-label={brand.name} viewBox={viewBox} height={height} fill="currentColor">
      <path d={letters} />
      <path
        d={dots.path}
        stroke="currentColor"
        strokeWidth={dots.width}
        strokeDasharray={dots.dashes}
        strokeLinecap="round"
      />
    </svg>
  );
}
