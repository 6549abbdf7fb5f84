import type { Source } from '../../../shared/fields.ts';
import { waitlist } from '../content/formTexts.ts';
import { breakpoints, styled } from '../theme/theme.ts';
import { Fieldset, Form } from './Form.tsx';

/** The button is as wide as the field in the dialog and on a phone. */
const PageFieldset = styled(Fieldset)({ [breakpoints.up('md')]: { justifyItems: 'start' } });

/** The waitlist form, in the dialog and on the page. */
export function WaitlistForm({ source }: { source: Source }) {
  return (
    <Form
      id={`join-${source}`}
      name="joinWaitlist"
      texts={waitlist}
      fieldset={source === 'modal' ? Fieldset : PageFieldset}
      fields={{
        email: { type: 'email', label: waitlist.label, placeholder: waitlist.placeholder, autoComplete: 'email' },
        source: { hidden: source },
      }}
    />
  );
}
