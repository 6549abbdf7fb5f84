import { keyframes, styled } from '@mui/material/styles';
import { MarginWord } from './ProofMarks.tsx';

const press = keyframes({ from: { opacity: 0, scale: 2.2, rotate: '9deg' } });

/** The proofreader's word over its five dots, stamped on what succeeded. Its size is the font's. */
export const Stamp = styled(MarginWord)({
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${press} 220ms 150ms backwards cubic-bezier(.2,.9,.3,1.2)`,
  },
});
