import { Split } from '../../components/Split.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { waitlistSection } from '../../content/landing.ts';
import { WaitlistForm } from '../../forms/WaitlistForm.tsx';
import { SCREEN_ONLY, styled } from '../../theme/theme.ts';
import { Panel, PanelBody, PanelHead, Small } from './Panel.tsx';
import { Section } from './Section.tsx';
import { SignupRecord } from './SignupRecord.tsx';

const FormPanel = styled(Panel)(SCREEN_ONLY);

export function Waitlist() {
  return (
    <Section
      id="waitlist"
      variant="hero"
      title={waitlist.title}
      lead={waitlist.lead}
      points={<Ticks points={waitlist.benefits} />}
      layout={Split}
    >
      <div>
        <FormPanel as="div">
          <PanelHead as="div">
            <span>{waitlist.proof}</span>
            <Small>{waitlistSection.next}</Small>
          </PanelHead>
          <PanelBody>
            <WaitlistForm source="website" />
          </PanelBody>
        </FormPanel>
        <SignupRecord />
      </div>
    </Section>
  );
}
