import Typography from '@mui/material/Typography';
import { Row, Rows } from '../../components/grids.ts';
import { Note } from '../../components/Note.tsx';
import { Coupon, FormRecord, ROOMY } from '../../components/Record.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { nextSteps } from '../../content/outcomeTexts.ts';
import { WaitlistForm } from '../../forms/WaitlistForm.tsx';
import { type Styles, space } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

export const Waitlist = () => (
  <Section id="waitlist" title={waitlist.title} lead={waitlist.lead} split>
    <Rows sx={{ gap: 2 }}>
      <Row>
        <Typography variant="h4" component="p">
          {waitlist.proof}
        </Typography>
        {waitlist.next}
      </Row>
      <Coupon>
        <WaitlistForm source="website" />
        <div>
          <Typography variant="h4">{nextSteps.title}</Typography>
          <Note component="dl" sx={steps}>
            {nextSteps.steps.map(([when, what]) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </Note>
        </div>
        <FormRecord name="joinWaitlist" />
      </Coupon>
      <Ticks points={waitlist.benefits} />
    </Rows>
  </Section>
);

/** In a narrow coupon each step is one paragraph. */
const steps: Styles = {
  display: 'grid',
  gap: `${space(1)} ${space(4)}`,
  marginTop: 2,
  '& dt, & dd': { display: 'inline' },
  '& dt': { marginInlineEnd: '.4em', color: 'text.primary', fontWeight: 600 },
  [ROOMY]: {
    fontSize: 'inherit',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& dt, & dd': { display: 'block' },
  },
};
