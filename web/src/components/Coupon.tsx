import Box from '@mui/material/Box';
import punycode from 'punycode.js';
import type { ReactNode } from 'react';
import { type FormName, fieldNames, outcomeOf } from '../../../shared/contract.ts';
import { outcomeTexts } from '../content/forms.ts';
import type { Answers } from '../content/site.ts';
import { type UiState, useUi } from '../state/ui.ts';
import { palette, type Styles, space } from '../theme/theme.ts';
import { RecordCard } from './Record.tsx';

/** The edge along which readers cut. */
const CUT = `2px dashed ${palette.frame}`;

interface CouponProps {
  name: FormName;
  /** What happens next, if there is something to say. */
  next?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A newspaper's coupon: a form, and below it what happens next. Once the form is sent, its record covers that. */
export function Coupon({ name, next, children }: CouponProps) {
  const record = useUi((ui) => (ui.record?.name === name ? ui.record : undefined));
  return (
    <Box sx={{ display: 'grid', alignSelf: 'start', bgcolor: 'background.paper', border: CUT }}>
      <Box sx={{ ...part, ...(record && { bgcolor: 'background.default' }) }}>{children}</Box>
      {next && <Box sx={{ ...part, ...lower, ...(record && { visibility: 'hidden' }) }}>{next}</Box>}
      {/* Who joins in the dialog stays where they are. */}
      {record && (
        <RecordCard
          ref={record.entry.source === 'modal' ? null : show}
          answers={answersIn(record)}
          signed
          compact
          sx={covering}
        />
      )}
    </Box>
  );
}

const part: Styles = { containerType: 'inline-size', minWidth: 0, padding: `min(${space(4)}, 5vw)` };
const lower: Styles = { gridArea: '2/1', borderTop: CUT };

const covering: Styles = {
  ...part,
  paddingBlock: `min(${space(3)}, 4vw)`,
  gridArea: '2/1',
  // Covers the coupon's own edges.
  margin: '-2px',
  // With as much of the form and its heading as there is room for.
  scrollMarginTop: 'min(22rem, 100vh - 33rem)',
};

/** What was stored, and when. */
function answersIn({ name, entry, at }: NonNullable<UiState['record']>): Answers {
  const { answers } = outcomeTexts[outcomeOf(name)];
  if (!answers) throw new Error(`${name} has no record.`);
  const { name: sender, email, message, source, ...others } = entry;
  const more = fieldNames(name).flatMap((field) => others[field] || []);
  const When = at.toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  const Who = [sender, inOwnLetters(email)].filter(Boolean).join(', ');
  return { ...answers, Who, What: message ?? [answers.What, ...more].join(', '), When };
}

/** Chromium sends the domain of `jane@münchen.de` in ASCII. */
function inOwnLetters(email = '') {
  try {
    return punycode.toUnicode(email);
  } catch {
    return email;
  }
}

/** Scrolls to the record, if a part of the form is in sight below the header. */
function show(record: HTMLElement | null) {
  const form = record?.parentElement?.querySelector('form')?.getBoundingClientRect();
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  if (form && form.top < innerHeight && form.bottom > header) record?.scrollIntoView({ block: 'nearest' });
}
