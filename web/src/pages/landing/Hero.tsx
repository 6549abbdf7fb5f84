import Typography from '@mui/material/Typography';
import { Container } from '../../components/Container.tsx';
import { Rows, Sheet } from '../../components/grids.ts';
import { Hand } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Note } from '../../components/Note.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { brand } from '../../content/brand.ts';
import { waitlist } from '../../content/formTexts.ts';
import { hero } from '../../content/landing.ts';
import { DialogOpener } from '../../layout/DialogOpener.tsx';
import { breakpoints, fluid, HAND_AT, space, styled, WIDE } from '../../theme/theme.ts';
import { DISPLAY } from './display.ts';
import { Source } from './Talk.tsx';

const { title, lead, proof, asked, answer, source, example } = hero;
const [start, marked, end] = title;

export const Hero = () => (
  <Opening>
    <Headline variant="h1">
      {start}
      {/* Screen readers don't announce the stroke. */}
      <Mark large role="none">
        {marked}
      </Mark>
      {end}
    </Headline>
    <Sheet>
      <Pitch>
        <Lead variant="subtitle1">{lead}</Lead>
        <DialogOpener>{waitlist.title}</DialogOpener>
        <Ticks points={proof} />
      </Pitch>
      <Story>
        <Asked variant="h3" component="p">
          {asked}
        </Asked>
        <Answer variant="h3" component="strong">
          <Mark large>{answer}</Mark>
        </Answer>
        <div>
          <Source {...source} />
          <Note variant="caption" component="p">
            {example}
          </Note>
        </div>
        <Stamp>
          <Hand writtenAt={HAND_AT} />
          <Note variant="caption">{brand.sign}</Note>
        </Stamp>
      </Story>
    </Sheet>
  </Opening>
);

const Opening = styled(Container)({ paddingTop: fluid(2, 6, 4) });

const Headline = styled(Typography)(DISPLAY, {
  marginBottom: fluid(2, 5),
  [breakpoints.down('sm')]: { lineHeight: 1.2 },
  [WIDE]: { marginInlineEnd: space(-3) },
  // The face has no kerning.
  ...(/^[TVWY][a-z]/.test(title.join('')) && { '&::first-letter': { letterSpacing: '-.11em' } }),
});

const Pitch = styled(Rows)({
  placeContent: 'start',
  placeItems: 'start',
  '& > button': { minHeight: space(7) },
  [breakpoints.down('sm')]: { '& > button': { width: '100%' } },
  [breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center', columnGap: space(4) },
});

/** Above button and proof. */
const Lead = styled(Typography)({ [breakpoints.between('sm', 'md')]: { gridColumn: '1/3' } });

/** On a phone, the hand is beside the source. Else it is also beside the answer. */
const Story = styled('figure')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  placeContent: 'start stretch',
  gap: space(2),
  [breakpoints.down('md')]: { marginTop: space(3) },
});

const Asked = styled(Typography)({ gridColumn: '1/-1', marginBottom: fluid(0, 1) }) as typeof Typography;

/** Its lines don't touch. */
const Answer = styled(Typography)({
  lineHeight: 1.3,
  [breakpoints.down('sm')]: { gridColumn: '1/-1' },
}) as typeof Typography;

const Stamp = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(0.5),
  width: 'clamp(6.5rem, 17vw, 14rem)',
  textAlign: 'center',
  [breakpoints.up('sm')]: { gridArea: '2/2/4' },
});
