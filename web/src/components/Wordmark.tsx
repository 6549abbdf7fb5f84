import { brand } from '../content/brand.ts';
import drawn from '../theme/drawn.json';
import { typography } from '../theme/theme.ts';

/** In the picture's units. */
const SIZE = 40;
const HEIGHT = 42;
/** Left of the first letter, where the face leaves room. */
const LEFT = 1.5;
const WIDTH = Math.ceil(drawn.width * SIZE - LEFT);
/** From dot to dot: five, the first below the first letter and the last below the last. */
const GAP = (WIDTH - 5) / 4;

/** The brand's name as a picture in the display face, over the five dots by which an editor says that something stands. */
export function Wordmark({ height, className }: { height?: number; className?: string }) {
  return (
    <svg
      role="img"
      aria-label={brand.name}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      height={height}
      fill="currentColor"
      className={className}
      preserveAspectRatio="xMinYMid"
    >
      <text
        x={-LEFT}
        y="30"
        // Wider letter spacing doesn't push the last letters out of the picture.
        textLength={WIDTH + LEFT}
        fontFamily={typography.h1.fontFamily}
        fontSize={SIZE}
        fontWeight={typography.h1.fontWeight}
      >
        {brand.name}
      </text>
      {brand.proofMarks.drawn && (
        <path
          d={`M2 38h${4 * GAP + 1}`}
          stroke="currentColor"
          strokeWidth="4"
          strokeDasharray={`0 ${GAP}`}
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
