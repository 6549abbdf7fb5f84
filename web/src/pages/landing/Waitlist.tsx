import { WaitlistBenefits } from '../../components/waitlist/WaitlistBenefits.tsx';
import { WaitlistForm } from '../../components/waitlist/WaitlistForm.tsx';
import { waitlist } from '../../content/forms.ts';
import { joining } from '../../content/landing.ts';
import { Section } from './Section.tsx';
import { Sheet, SheetBody, SheetHead, Small } from './Sheet.tsx';

export function Waitlist() {
  const sheet = (
    <Sheet as="div">
      <SheetHead as="div">
        <span>{waitlist.proof}</span>
        <Small>{joining.next}</Small>
      </SheetHead>
      <SheetBody>
        <WaitlistForm source="website" />
      </SheetBody>
    </Sheet>
  );
  return (
    <Section
      id="waitlist"
      label={joining.label}
      variant="hero"
      title={waitlist.title}
      lead={waitlist.lead}
      aside={sheet}
    >
      <WaitlistBenefits />
    </Section>
  );
}
