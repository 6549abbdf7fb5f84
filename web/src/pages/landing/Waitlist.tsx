import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { waitlistSection } from '../../content/landing.ts';
import { WaitlistForm } from '../../forms/WaitlistForm.tsx';
import { Panel, PanelBody, PanelHead, Small } from './Panel.tsx';
import { Section } from './Section.tsx';
import { SignupRecord } from './SignupRecord.tsx';

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
      <Ticks points={waitlist.benefits} />
    </Section>
  );
}
