import { type FormName, outcomeOf } from '../../../shared/contract.ts';
import { outcomeTexts } from '../content/outcomeTexts.ts';
import { useUi } from '../state/ui.ts';
import { AnswersCard } from './AnswersCard.tsx';

/** What was stored, once a form was sent from this page. */
export function FormRecord({ name }: { name: FormName }) {
  const record = useUi((ui) => ui.record);
  const { answers } = outcomeTexts[outcomeOf(name)];
  if (record?.name !== name || !answers) return;
  const { email, message: What = answers.What, name: sender } = record.entry;
  const Who = [sender, email].filter(Boolean).join(', ');
  const When = record.at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return <AnswersCard ref={show} look="inked" answers={{ ...answers, Who, What, When }} signed />;
}

/** Scrolls to the record, unless the visitor has scrolled away from the form, or has joined in the dialog. */
function show(record: HTMLElement | null) {
  const coupon = record?.parentElement;
  if (coupon && coupon.getBoundingClientRect().top < innerHeight) record.scrollIntoView({ block: 'nearest' });
}
