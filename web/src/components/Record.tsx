import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { type Answers, answersTitle, questionWords } from '../content/site.ts';
import { palette, type Styles, space } from '../theme/theme.ts';
import { Hand } from './Hand.tsx';

interface RecordCardProps {
  answers: Answers;
  /** Whether the hand signs it, as a success. */
  signed?: boolean;
  /** Whether its type and rows are small. */
  compact?: boolean;
  /** Places it, if it isn't on a page of its own. */
  sx?: Styles;
  ref?: Ref<HTMLElement>;
}

/** Answers to the five questions, each beside a dot. With large text, an answer wraps below its question word. */
export const RecordCard = ({ answers, signed, compact, sx = onPage, ref }: RecordCardProps) => (
  <Box ref={ref} component="figure" sx={{ ...card, ...sx }}>
    <Box component="figcaption" sx={{ marginBottom: 1, fontSize: 'body2.fontSize', fontWeight: 600 }}>
      {answersTitle}
    </Box>
    <Box component="dl" sx={compact ? { fontSize: 'body2.fontSize' } : {}}>
      {questionWords.map((word) => (
        <Box key={word} sx={{ ...row, ...(compact ? smallRow : largeRow) }}>
          <Box component="dt" sx={compact ? smallWord : largeWord}>
            {word}
          </Box>
          {/* A message may be long. */}
          <Box component="dd" sx={{ ...answer, ...(compact && word === 'What' && oneLine) }}>
            {answers[word]}
          </Box>
        </Box>
      ))}
    </Box>
    {signed && <Hand sx={signature} />}
  </Box>
);

const card: Styles = { position: 'relative', border: '2px solid', borderColor: 'frame', bgcolor: 'background.paper' };

const onPage: Styles = { alignSelf: 'start', padding: `min(${space(3)}, 5vw) min(${space(4)}, 5vw)` };

const row: Styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
};
const smallRow: Styles = { minHeight: space(4.5), paddingBlock: 0.5, columnGap: 0.75 };
const largeRow: Styles = { columnGap: 2, paddingBlock: 1.75, '&:first-of-type': { borderTop: 0 } };

const word: Styles = {
  color: 'text.secondary',
  '&::before': {
    content: '""',
    display: 'inline-block',
    // Twice the border; if it were larger, the dot would show a hole.
    width: '.625rem',
    height: '.625rem',
    marginInlineEnd: '.7em',
    borderRadius: '50%',
    // A border, because high-contrast modes omit backgrounds.
    border: `.3125rem solid ${palette.text.primary}`,
  },
};
const smallWord: Styles = { ...word, minWidth: '4.5rem' };
const largeWord: Styles = { ...word, minWidth: 'clamp(5rem, 12vw, 7rem)' };

const answer: Styles = { flex: '1 8rem', fontWeight: 500, overflowWrap: 'anywhere' };
const oneLine: Styles = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** Beside the card's title. */
const signature: Styles = {
  position: 'absolute',
  insetInlineEnd: `min(${space(4)}, 5vw)`,
  top: '.3em',
  width: '3.5em',
};
