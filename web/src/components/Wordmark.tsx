import Box from '@mui/material/Box';
import type { LinkProps } from '@mui/material/Link';
import { brand, navigation, questionWords } from '../content/site.ts';
import { heading, type Styles, widthOf } from '../theme/theme.ts';
import { isSigned } from './Hand.tsx';
import { PageLink } from './PageLink.tsx';

/** In the picture's units. */
const SIZE = 40;
const HEIGHT = 42;
/** Room for an accent on a capital letter. */
const TOP = /\p{Lu}\p{M}/u.test(brand.name.normalize('NFD')) ? -8 : 0;
/** About the empty width left of a first letter. One that has less reaches out of the picture. */
const LEFT = 1.5;
const WIDTH = Math.ceil(widthOf(brand.name) * SIZE - LEFT);
/** The size of the question words below the dots. However long the name is, they are as large beside it. */
const WORD = Math.round(WIDTH / 24);

interface WordmarkProps {
  height?: number;
  /** Whether each dot has its question word below it. */
  named?: boolean;
  sx?: Styles;
}

/** The brand's name in the display face. Stet's own stands over five dots: an editor's mark for text that stays. */
export function Wordmark({ height, named, sx = {} }: WordmarkProps) {
  const words = named && isSigned ? questionWords : [];
  // The first dot begins where the first letter does, or else the words below the dots do.
  const start = named ? 1.6 * WORD : 2;
  const gap = (WIDTH - 2 * start) / 4;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={[brand.name, ...words].join(', ')}
      viewBox={`0 ${TOP} ${WIDTH} ${HEIGHT - TOP + (words.length && Math.ceil(2.3 * WORD))}`}
      height={height}
      fill="currentColor"
      // The letters start at the left edge on a page turned right to left, too.
      direction="ltr"
      overflow="visible"
      preserveAspectRatio="xMinYMid"
      sx={sx}
    >
      <text
        x={-LEFT}
        y="30"
        // Keeps all letters inside the picture if the visitor's styles widen letter spacing.
        textLength={WIDTH + LEFT}
        fontFamily={heading.fontFamily}
        fontSize={SIZE}
        fontWeight={heading.fontWeight}
      >
        {brand.name}
      </text>
      {isSigned && (
        <path
          d={`M${start} 38h${4 * gap + 0.1}`}
          stroke="currentColor"
          strokeWidth="4"
          strokeDasharray={`0 ${gap}`}
          strokeLinecap="round"
        />
      )}
      {words.map((word, index) => (
        <text
          key={word}
          x={start + index * gap}
          textAnchor="middle"
          y={HEIGHT + Math.round(1.7 * WORD)}
          fontSize={WORD}
        >
          {word}
        </text>
      ))}
    </Box>
  );
}

/** The wordmark, which leads to the landing page. */
export const HomeLink = (props: { reloadDocument?: true; sx?: LinkProps['sx'] }) => (
  <PageLink to="/" color="textPrimary" aria-label={`${brand.name}, ${navigation.home}`} {...props}>
    <Wordmark height={34} />
  </PageLink>
);
