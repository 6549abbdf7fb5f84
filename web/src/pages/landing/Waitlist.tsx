import Typography from '@mui/material/Typography';
import { Row, Rows, Sheet } from '../../components/grids.ts';
import { Mark } from '../../components/Mark.tsx';
import { Note } from '../../components/Note.tsx';
import { Coupon, FormRecord, ROOMY } from '../../components/Record.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { nextSteps } from '../../content/outcomeTexts.ts';
import { WaitlistForm } from '../../forms/WaitlistForm.tsx';
import { headlineSize, type Styles, space, WIDE } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

/** The page closes with the gesture that opens it. */
export const Waitlist = () => (
  <Section
    id="waitlist"
    title={<Mark large>{waitlist.title}</Mark>}
    titleSx={{ fontSize: headlineSize(waitlist.title), lineHeight: 1.1 }}
  >
    <Sheet sx={{ rowGap: 3, gridTemplateRows: { md: 'auto 1fr' } }}>
      <Typography color="textSecondary">{waitlist.lead}</Typography>
      <Rows sx={{ gap: 2, gridArea: { md: '1/2/3' } }}>
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
      </Rows>
      <Ticks points={waitlist.benefits} sx={{ [WIDE]: { display: 'grid', alignContent: 'start', gap: 1 } }} />
    </Sheet>
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
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& dt, & dd': { display: 'block' },
    '& dd': { marginTop: 0.5 },
  },
};
