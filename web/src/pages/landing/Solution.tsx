import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '../../content/brand.ts';
import { solution } from '../../content/landing.ts';
import { recordTexts } from '../../content/records.ts';
import { palette, typography } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Chat } from './Chat.tsx';
import { Section } from './Section.tsx';

const Features = styled('ul')({ display: 'grid', gap: space(5) });

const Feature = styled('li')({ display: 'grid', gap: space(1) });

/** Looks like the word that can be pressed. */
const Word = styled('em')({ color: palette.primary.main, fontFamily: typography.h1.fontFamily });

/** A brand without proof marks has nothing to say about them. */
function Lead() {
  const { word } = brand.proofMarks;
  const [before, after] = recordTexts.announcement;
  return (
    <>
      {solution.lead + before}
      <Word>{word}</Word>
      {after}
    </>
  );
}

export function Solution() {
  return (
    <Section
      id="solution"
      tone="paper"
      title={solution.title}
      lead={brand.proofMarks.drawn && <Lead />}
      aside={<Chat />}
    >
      <Features role="list">
        {solution.features.map(({ title, text }) => (
          <Feature key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography>{text}</Typography>
          </Feature>
        ))}
      </Features>
    </Section>
  );
}
