import Typography from '@mui/material/Typography';
import type { QuestionWord } from '../../content/answers.ts';
import { hero, type MessagePart } from '../../content/landing.ts';
import { ANSWER_AT, styled } from '../../theme/theme.ts';
import { Mark } from './Mark.tsx';
import { Sender } from './Sender.tsx';
import { Small } from './Small.tsx';

const { rows, sender, sent, message } = hero.fiveQuestions;

/** The id of the answer to a question. */
export const answerId = (word: QuestionWord) => `${word}-answer`;

/** Selects what has the chosen radio's word as `data-word`, beside the radio in its `fieldset`. */
export const chosen = rows.map(({ word }) => `fieldset:has([value=${word}]:checked) &[data-word=${word}]`).join();

/** Another choice moves the stroke. */
const withAnswers = (parts: readonly MessagePart[]) =>
  parts.map((part) => {
    if (typeof part === 'string') return part;
    const [answer, word] = part;
    return (
      <Mark key={word} as="b" id={answerId(word)} data-word={word} chosen={chosen} delay={ANSWER_AT}>
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
