import Typography from '@mui/material/Typography';
import { Coupon, ROOMY } from '../../components/Coupon.tsx';
import { FormRecord } from '../../components/FormRecord.tsx';
import { Rows } from '../../components/grids.ts';
import { Note } from '../../components/Note.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { nextSteps } from '../../content/outcomeTexts.ts';
import { WaitlistForm } from '../../forms/WaitlistForm.tsx';
import { palette, space, styled } from '../../theme/theme.ts';
import { Row } from './Pane.tsx';
import { Section } from './Section.tsx';

export const Waitlist = () => (
  <Section id="waitlist" title={waitlist.title} lead={waitlist.lead} split>
    <Form>
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
          <NextSteps component="dl">
            {nextSteps.steps.map(([when, what]) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </NextSteps>
        </div>
        <FormRecord name="joinWaitlist" />
      </Coupon>
      <Ticks points={waitlist.benefits} />
    </Form>
  </Section>
);

const Form = styled(Rows)({ gap: space(2) });

/** In a narrow coupon each step is one paragraph. */
const NextSteps = styled(Note)({
  display: 'grid',
  gap: `${space(1)} ${space(4)}`,
  marginTop: space(2),
  '& dt, & dd': { display: 'inline' },
  '& dt': { marginInlineEnd: '.4em', color: palette.text.primary, fontWeight: 600 },
  [ROOMY]: {
    fontSize: 'inherit',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& dt, & dd': { display: 'block' },
  },
}) as typeof Note;
