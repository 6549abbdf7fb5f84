import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { solution } from '../../content/landing.ts';
import { pressable } from '../../theme/siteTheme.ts';
import { FORCED, fluid, palette, type Styles, space, styled, typography } from '../../theme/theme.ts';
import { TONES } from './Section.tsx';

const { ask, asked } = solution.talk;

/** What a visitor may ask. The talk's styles read which one is chosen: the first, until somebody chooses. */
export const Questions = () => (
  <Box role="radiogroup" aria-labelledby="ask" sx={bar}>
    <Typography id="ask" variant="h4" component="span" sx={{ marginInlineEnd: 2 }}>
      {ask}
    </Typography>
    {asked.map(({ question }, index) => (
      <Choice key={question}>
        <input type="radio" name="question" autoComplete="off" value={index} defaultChecked={index === 0} />
        {question}
      </Choice>
    ))}
  </Box>
);

const bar: Styles = {
  ...TONES.band,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  padding: `${space(2)} ${fluid(2, 3)}`,
  gridColumn: '1/-1',
};

/** A radio button that looks like one to press until it is chosen. */
const Choice = styled('label')({
  ...pressable,
  position: 'relative',
  flexGrow: 1,
  padding: `9px ${fluid(1, 2)}`,
  borderColor: 'currentColor',
  textAlign: 'center',
  fontSize: typography.body2.fontSize,
  fontWeight: 600,
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: `3px solid ${palette.band.contrastText}`, outlineOffset: 3 },
  '&:has(:checked)': {
    color: palette.band.main,
    backgroundColor: palette.band.contrastText,
    borderColor: palette.band.contrastText,
    [FORCED]: { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
});
