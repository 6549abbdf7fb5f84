import type { QuestionWord } from '../../content/answers.ts';
import { hero, type MessagePart } from '../../content/landing.ts';
import { ANSWER_AT, CHOICE_MS, MOVING, palette, styled } from '../../theme/theme.ts';
import { drawing, drawn, strokeBackground, strokePadding, undrawn } from './Mark.tsx';
import { Line } from './TalkLines.tsx';

const { rows, asked, sender, sent, message } = hero.fiveQuestions;

/** Selects what has the chosen radio's word as `data-word`, beside the radio in its `fieldset`. */
export const chosen = rows.map(({ word }) => `fieldset:has([value=${word}]:checked) &[data-word=${word}]`).join();

/** Another choice moves the stroke. The first stroke is drawn after the headline's. */
const AnswerPart = styled('b')({
  ...strokePadding,
  fontWeight: 'inherit',
  background: strokeBackground,
  ...undrawn,
  [MOVING]: { transition: `${CHOICE_MS}ms ease-out` },
  [`&[data-word=${asked}]`]: drawing(CHOICE_MS, ANSWER_AT),
  // Yellow alone is pale on paper, so there is a line of ink, too.
  [chosen]: drawn(2),
});

/** A message in which the answer to the chosen question is marked. The answers' ids label the radios. */
export const withAnswers = (parts: readonly MessagePart[], idOf: (word: QuestionWord) => string) =>
  parts.map((part) => {
    if (typeof part === 'string') return part;
    const [answer, word] = part;
    return (
      <AnswerPart key={word} id={idOf(word)} data-word={word}>
        {answer}
      </AnswerPart>
    );
  });

/** In ink, between lines in pencil. */
const InkLine = styled(Line)({ color: palette.text.primary });

const Cited = styled('span')({ textDecoration: 'underline' });

const textOf = (part: MessagePart) => (typeof part === 'string' ? part : part[0]);

/** The hero's message, with the answer to a question underlined. */
export const Kept = ({ cited }: { cited: QuestionWord | undefined }) => (
  <InkLine>
    <b>{textOf(sender)}</b>
    {`${sent.map(textOf).join('')}\u2002`}
    {message.map((part) => {
      const isCited = typeof part === 'object' && part[1] === cited;
      return isCited ? <Cited key={cited}>{textOf(part)}</Cited> : textOf(part);
    })}
  </InkLine>
);
