import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Coupon } from '../../components/Coupon.tsx';
import { Columns, Rows, Spread } from '../../components/grids.ts';
import { Mark } from '../../components/Mark.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { Note } from '../../components/texts.tsx';
import { onTheList, typeset, waitlist } from '../../content/forms.ts';
import { nextSteps } from '../../content/landing.ts';
import { WaitlistForm } from '../../forms/Form.tsx';
import { useUi } from '../../state/ui.ts';
import { fitted, type Styles, typography, WIDE } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

const joined = typeset(onTheList);

/** An invitation. Whoever has joined reads what stands, with the gesture that opens the page. */
export function Waitlist() {
  const isJoined = useUi(({ record }) => record?.name === 'joinWaitlist');
  const title = (
    <Box component="span" sx={onOneLine}>
      {isJoined ? <Mark>{joined}</Mark> : <span>{waitlist.title}</span>}
    </Box>
  );
  return (
    <Section id="waitlist" size="h1" title={title}>
      <Columns sx={{ rowGap: 3, gridTemplateRows: 'auto 1fr' }}>
        <Typography color="textSecondary">{waitlist.lead}</Typography>
        <Rows sx={{ gap: 2, [WIDE]: { gridArea: '1/2/-1' } }}>
          <Spread>
            <Typography variant="h4" component="p">
              {waitlist.proof}
            </Typography>
            <Box component="span" sx={isJoined ? { visibility: 'hidden' } : {}}>
              {waitlist.next}
            </Box>
          </Spread>
          <Coupon name="joinWaitlist" next={<NextSteps />}>
            <WaitlistForm source="website" />
          </Coupon>
        </Rows>
        <Ticks points={waitlist.benefits} sx={{ alignContent: 'start' }} />
      </Columns>
    </Section>
  );
}

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

/** Both titles, so that nothing moves. */
const onOneLine: Styles = {
  display: 'block',
  fontSize: fitted([waitlist.title, joined], { max: typography.h1.fontSize }),
};

/** Together at least as high as the record, also if its address is long. So the record, which covers them, fits. */
const steps: Styles = {
  marginTop: 1,
  '& div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    paddingBlock: 1.5,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { flex: '0 1 13rem', minWidth: 0, color: 'text.primary', fontWeight: 600 },
  '& dd': { flex: '1 18rem', minWidth: 0 },
};
