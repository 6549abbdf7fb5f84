import type { Source } from '../../../shared/fields.ts';
import { waitlist } from '../content/formTexts.ts';
import { waitlistFormId } from '../state/ui.ts';
import { Form } from './Form.tsx';

export function WaitlistForm({ source }: { source: Source }) {
  return (
    <Form
      id={waitlistFormId(source)}
      name="joinWaitlist"
      texts={waitlist}
      fields={{
        email: { type: 'email', label: waitlist.label, placeholder: waitlist.placeholder, autoComplete: 'email' },
        source: { hidden: source },
      }}
    />
  );
}
