import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Marked } from '../../components/Marked.tsx';
import { opensDialog } from '../../components/waitlist/dialogButton.ts';
import { hero } from '../../content/landing.ts';
import { waitlist } from '../../content/waitlist.ts';
import { breakpoints, palette, space, typography } from '../../theme/index.ts';
import { Answer } from './Answer.tsx';

const Grid = styled(Container)({
  display: 'grid',
  gap: space(4),
  paddingBlock: `clamp(${space(4)}, 6vw, ${space(10)}) clamp(${space(2)}, 3vw, ${space(4)})`,
  '& h1::first-letter': { letterSpacing: '-0.11em' },
  [breakpoints.up('md')]: {
    gridTemplateColumns: '5fr 6fr',
    columnGap: space(8),
    rowGap: space(5),
    '& h1': { gridColumn: '1 / -1' },
  },
});

const Pitch = styled('div')({
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  justifyItems: 'start',
  '& > p': { fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.25rem)', lineHeight: 1.5 },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space(3)}`,
    color: palette.text.secondary,
    fontSize: typography.body2.fontSize,
  },
});

export function Hero() {
  return (
    <Grid>
      <h1>
        <Marked text={hero.title} />
      </h1>
      <Pitch>
        <p>{hero.lead}</p>
        <Button type="button" {...opensDialog}>
          {waitlist.open}
        </Button>
        <ul>
          {hero.proof.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      </Pitch>
      <Answer />
    </Grid>
  );
}
