import Typography from '@mui/material/Typography';
import type { QuestionWord } from '../../content/answers.ts';
import { hero, type MessagePart } from '../../content/landing.ts';
import { ANSWER_AT, type CSSObject, styled } from '../../theme/theme.ts';
import { Mark } from './Mark.tsx';
import { Sender } from './Sender.tsx';
import { Small } from './Small.tsx';

const { asked, rows, sender, sent, message } = hero.fiveQuestions;

/** A question's name in HTML and CSS, because its word may be two. */
export const keyOf = (word: QuestionWord) => `q${rows.findIndex((row) => row.word === word)}`;

const selected = rows.map((_, n) => `fieldset:has([value=q${n}]:checked) &[data-key=q${n}]`).join();

/** Styles what has the chosen radio's key as `data-key`, beside the radio in its `fieldset`; at first the asked one. */
export const whenChosen = (style: CSSObject): CSSObject => ({
  [selected]: style,
  '@supports not selector(:has(*))': { [`&[data-key=${keyOf(asked)}]`]: style },
});

/** Another choice moves the stroke. */
const withAnswers = (parts: readonly MessagePart[]) =>
  parts.map((part) => {
    if (typeof part === 'string') return part;
    const [answer, word] = part;
    return (
      <Mark
        key={word}
        as="b"
        id={`${keyOf(word)}-answer`}
        data-key={keyOf(word)}
        whenChosen={whenChosen}
        delay={ANSWER_AT}
      >
        {answer}
      </Mark>
    );
  });

const Text = styled(Typography)({ maxWidth: '27em' });

/** The hero's message, in which the answer to the chosen question is marked. */
export const Message = () => (
  <>
    <div>
      <Sender>{withAnswers([sender])}</Sender>
      <Small>{withAnswers(sent)}</Small>
    </div>
    <Text variant="subtitle1">{withAnswers(message)}</Text>
  </>
);
