import Box from '@mui/material/Box';
import punycode from 'punycode.js';
import type { ReactNode, Ref } from 'react';
import { type FormName, fieldNames, outcomeOf } from '../../../shared/contract.ts';
import { outcomeTexts } from '../content/forms.ts';
import { type Answers, answersTitle, questionWords } from '../content/site.ts';
import { type UiState, useUi } from '../state/ui.ts';
import { palette, type Styles, space } from '../theme/theme.ts';
import { Signature } from './Hand.tsx';

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
        <RecordCard ref={record.entry.source === 'modal' ? null : show} answers={answersIn(record)} inCoupon signed />
      )}
    </Box>
  );
}

const part: Styles = { containerType: 'inline-size', minWidth: 0, padding: `min(${space(4)}, 5vw)` };
const lower: Styles = { gridArea: '2/1', borderTop: CUT };

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

interface RecordCardProps {
  answers: Answers;
  /** Whether it is a coupon's lower part. Else it stands on a page of its own. */
  inCoupon?: boolean;
  /** Whether the hand signs it, as a success. */
  signed?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Answers to the five questions, each beside a dot. With large text, an answer wraps below its question word. */
export const RecordCard = ({ answers, inCoupon, signed, ref }: RecordCardProps) => (
  <Box ref={ref} component="figure" sx={{ ...card, ...(inCoupon ? covering : onPage) }}>
    <Box component="figcaption" sx={{ marginBottom: 1, fontSize: 'body2.fontSize', fontWeight: 600 }}>
      {answersTitle}
    </Box>
    <Box component="dl" sx={inCoupon ? { fontSize: 'body2.fontSize' } : {}}>
      {questionWords.map((word) => (
        <Box key={word} sx={{ ...row, ...(inCoupon ? smallRow : largeRow) }}>
          <Box component="dt" sx={inCoupon ? smallWord : largeWord}>
            {word}
          </Box>
          {/* A message may be long. */}
          <Box component="dd" sx={{ ...answer, ...(inCoupon && word === 'What' && oneLine) }}>
            {answers[word]}
          </Box>
        </Box>
      ))}
    </Box>
    {signed && <Signature sx={signature} />}
  </Box>
);

const card: Styles = { position: 'relative', border: '2px solid', borderColor: 'frame', bgcolor: 'background.paper' };

const onPage: Styles = { alignSelf: 'start', padding: `min(${space(3)}, 5vw) min(${space(4)}, 5vw)` };

const covering: Styles = {
  ...part,
  paddingBlock: `min(${space(3)}, 4vw)`,
  gridArea: '2/1',
  // Covers the coupon's own edges.
  margin: '-2px',
  // With as much of the form and its heading as there is room for.
  scrollMarginTop: 'min(22rem, 100vh - 33rem)',
};

const row: Styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
};
const smallRow: Styles = { minHeight: space(4.5), paddingBlock: 0.5, columnGap: 0.75 };
const largeRow: Styles = { columnGap: 2, paddingBlock: 1.75, '&:first-of-type': { borderTop: 0 } };

const word: Styles = {
  color: 'text.secondary',
  '&::before': {
    content: '""',
    display: 'inline-block',
    // Twice the border; if it were larger, the dot would show a hole.
    width: '.625rem',
    height: '.625rem',
    marginInlineEnd: '.7em',
    borderRadius: '50%',
    // A border, because high-contrast modes omit backgrounds.
    border: `.3125rem solid ${palette.text.primary}`,
  },
};
const smallWord: Styles = { ...word, minWidth: '4.5rem' };
const largeWord: Styles = { ...word, minWidth: 'clamp(5rem, 12vw, 7rem)' };

const answer: Styles = { flex: '1 8rem', minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' };
const oneLine: Styles = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** Beside the card's title. */
const signature: Styles = {
  position: 'absolute',
  insetInlineEnd: `min(${space(4)}, 5vw)`,
  top: '.3em',
  width: '3.5em',
};
