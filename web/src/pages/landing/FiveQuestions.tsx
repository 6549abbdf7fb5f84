import Typography from '@mui/material/Typography';
import type { QuestionWord } from '../../content/answers.ts';
import { hero } from '../../content/landing.ts';
import { DROP_EVERY, DROP_MS, DROPS_AT, MOVING } from '../../theme/motion.ts';
import { breakpoints, keyframes, palette, SCREEN_ONLY, shadow, space, styled, typography } from '../../theme/theme.ts';
import { chosen, parts } from './Message.tsx';
import { Panel, PanelBody, PanelHead, Sender, Small } from './Panel.tsx';

const { label, head, example, rows, asked, sender, sent, message } = hero.fiveQuestions;

const questionId = (word: QuestionWord) => `${word}-question`;
const answerId = (word: QuestionWord) => `${word}-answer`;

/** It lies on the wall below it. */
const Card = styled(Panel)({
  position: 'relative',
  zIndex: 1,
  marginBottom: space(-4.5),
  boxShadow: shadow(palette.shadow),
  [breakpoints.up('md')]: { marginBottom: space(-9) },
});

/** All questions share one cell. A hidden question can't be selected or found, but still labels its radio. */
const Question = styled('strong')({
  gridArea: '1/1',
  visibility: 'hidden',
  fontFamily: typography.h3.fontFamily,
  fontWeight: typography.h3.fontWeight,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  lineHeight: 1.15,
  wordSpacing: '.05em',
  textWrap: 'balance',
  [chosen]: { visibility: 'visible' },
});

/** Five dots like those of the wordmark. With large text, they wrap. */
const Dots = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3em, 1fr))',
  padding: `${space(1)} ${space(1)} ${space(1.5)}`,
  borderTop: `1px solid ${palette.divider}`,
  fontSize: typography.body2.fontSize,
  ...SCREEN_ONLY,
});

const drop = keyframes({ from: { translate: '0 -10px' } });

/** Each drops in after the one before. */
const delays = rows.map((_, n) => [
  `&:nth-of-type(${n + 1}) input`,
  { animationDelay: `${DROPS_AT + n * DROP_EVERY}ms` },
]);

const Choice = styled('label')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  padding: `${space(1)} 0`,
  cursor: 'pointer',
  color: palette.text.secondary,
  '&:has(:checked)': { color: palette.text.primary, fontWeight: 600 },
  '& input': {
    appearance: 'none',
    width: '1.125rem',
    height: '1.125rem',
    margin: 0,
    color: 'inherit',
    border: '2px solid',
    borderRadius: '50%',
    cursor: 'pointer',
  },
  '& :checked': { borderWidth: '.6rem' },
  '&:hover :not(:checked)': { borderWidth: 5 },
  [MOVING]: { '& input': { animation: `${drop} ${DROP_MS}ms ease-in backwards` }, ...Object.fromEntries(delays) },
});

/** An example message, and the five questions that it answers. */
export function FiveQuestions() {
  return (
    <Card as="fieldset" aria-label={label}>
      <PanelHead as="div">
        <span>{head}</span> <Small>{example}</Small>
      </PanelHead>
      <PanelBody>
        {rows.map(({ word, question }) => (
          <Question key={word} id={questionId(word)} data-word={word}>
            {question}
          </Question>
        ))}
        <div>
          <Sender>{parts([sender], answerId)}</Sender>
          <Small>{parts(sent, answerId)}</Small>
        </div>
        <Typography>{parts(message, answerId)}</Typography>
      </PanelBody>
      <Dots>
        {rows.map(({ word }) => (
          <Choice key={word}>
            <input
              type="radio"
              name="question"
              value={word}
              defaultChecked={word === asked}
              aria-labelledby={`${questionId(word)} ${answerId(word)}`}
            />
            <span aria-hidden>{word}</span>
          </Choice>
        ))}
      </Dots>
    </Card>
  );
}
