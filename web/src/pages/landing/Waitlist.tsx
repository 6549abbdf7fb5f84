import Typography from '@mui/material/Typography';
import { Coupon, ROOMY } from '../../components/Coupon.tsx';
import { FormRecord } from '../../components/FormRecord.tsx';
import { Rows, Sheet } from '../../components/grids.ts';
import { Note } from '../../components/Note.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { nextSteps } from '../../content/outcomeTexts.ts';
import { WaitlistForm } from '../../forms/WaitlistForm.tsx';
import { breakpoints, palette, space, styled, WIDE } from '../../theme/theme.ts';
import { Folio } from './Ends.tsx';
import { Section } from './Section.tsx';

/** The front page once more: headline, line, and columns. */
export function Waitlist() {
  return (
    <Section id="waitlist" variant="h1" title={waitlist.title} layout={Rows}>
      <Folio>
        <Typography variant="h4" component="b">
          {waitlist.proof}
        </Typography>
        <div>{waitlist.next}</div>
      </Folio>
      <BackPage>
        <Typography color="textSecondary">{waitlist.lead}</Typography>
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
      </BackPage>
    </Section>
  );
}

/** Beside the coupon are lead and benefits, as high as it is. On a phone the benefits follow, so that the form comes soon. */
const BackPage = styled(Sheet)({
  '& > p': { textWrap: 'wrap' },
  [breakpoints.down('md')]: { '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: space(2) } },
  [WIDE]: {
    gridTemplateRows: 'auto 1fr',
    '& > :nth-child(2)': { gridArea: '1/2/3' },
    '& > ul': { alignContent: 'stretch', gridAutoRows: '1fr', gap: 0 },
    '& > ul > li': { paddingTop: space(1.75), borderTop: `1px solid ${palette.divider}` },
  },
});

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
