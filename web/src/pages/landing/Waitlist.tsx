import { styled } from '@mui/material/styles';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { waitlistSection } from '../../content/landing.ts';
import { WaitlistForm } from '../../forms/WaitlistForm.tsx';
import { space } from '../../theme/tokens.ts';
import { Panel, PanelBody, PanelHead, Small } from './Panel.tsx';
import { GAP, Section } from './Section.tsx';
import { SignupRecord } from './SignupRecord.tsx';

/** Right below the lead. */
const Benefits = styled(Ticks)({ marginTop: `calc(${space(3)} - ${GAP})` });

export function Waitlist() {
  const panel = (
    <Panel as="div" data-screen>
      <PanelHead as="div">
        <span>{waitlist.proof}</span>
        <Small>{waitlistSection.next}</Small>
      </PanelHead>
      <PanelBody>
        <WaitlistForm source="website" />
      </PanelBody>
    </Panel>
  );
  return (
    <Section
      id="waitlist"
      variant="hero"
      title={waitlist.title}
      lead={waitlist.lead}
      aside={
        <div>
          {panel}
          <SignupRecord />
        </div>
      }
    >
      <Benefits points={waitlist.benefits} />
    </Section>
  );
}
