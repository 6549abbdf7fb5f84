import Typography from '@mui/material/Typography';
import { Columns, Rows, Spread } from '../../components/grids.ts';
import { Mark } from '../../components/Mark.tsx';
import { Coupon, ROOMY } from '../../components/Record.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { Note } from '../../components/texts.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { nextSteps, onTheList, typeset } from '../../content/outcomeTexts.ts';
import { WaitlistForm } from '../../forms/Form.tsx';
import { useUi } from '../../state/ui.ts';
import { type Styles, space, WIDE } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

export const Waitlist = () => (
  <Section id="waitlist" size="h1" title={<Title />}>
    <Columns sx={{ rowGap: 3, gridTemplateRows: { md: 'auto 1fr' } }}>
      <Typography color="textSecondary">{waitlist.lead}</Typography>
      <Rows sx={{ gap: 2, gridColumn: { md: 2 }, gridRow: { md: '1/-1' } }}>
        <Spread>
          <Typography variant="h4" component="p">
            {waitlist.proof}
          </Typography>
          {waitlist.next}
        </Spread>
        <Coupon name="joinWaitlist" next={<NextSteps />}>
          <WaitlistForm source="website" />
        </Coupon>
      </Rows>
      <Ticks points={waitlist.benefits} sx={{ [WIDE]: { display: 'grid', alignContent: 'start', gap: 1 } }} />
    </Columns>
  </Section>
);

/** An invitation. Whoever has joined reads what stands, with the gesture that opens the page. */
const Title = () =>
  useUi(({ record }) => record?.name === 'joinWaitlist') ? (
    <Mark large>{typeset(onTheList)}</Mark>
  ) : (
    <span>{waitlist.title}</span>
  );

const NextSteps = () => (
  <>
    <Typography variant="h4">{nextSteps.title}</Typography>
    <Note component="dl" sx={steps}>
      {nextSteps.steps.map(([when, what]) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </Note>
  </>
);

/** In a narrow coupon each step is one paragraph. */
const steps: Styles = {
  display: 'grid',
  gap: `${space(1)} ${space(4)}`,
  marginTop: 2,
  '& dt, & dd': { display: 'inline' },
  '& dt': { marginInlineEnd: '.4em', color: 'text.primary', fontWeight: 600 },
  [ROOMY]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& dt, & dd': { display: 'block' },
    '& dd': { marginTop: 0.5 },
  },
};
