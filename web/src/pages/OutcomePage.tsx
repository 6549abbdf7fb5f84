import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Outcome } from '../../../shared/outcomes.ts';
import { PageLink } from '../components/PageLink.tsx';
import { RecordCard } from '../components/Record.tsx';
import { SupportText } from '../components/texts.tsx';
import { outcomeTexts, retry, typeset } from '../content/forms.ts';
import { returnHome } from '../content/site.ts';
import { BareScreen } from '../layout/BareScreen.tsx';
import { Footer } from '../layout/Footer.tsx';
import { PlainPage } from './PlainPage.tsx';

/** Says what happened to a form sent without JavaScript. */
export function OutcomePage({ name }: { name: Outcome }) {
  const { title, description, retryAt, answers } = outcomeTexts[name];
  const heading = typeset(title);
  const [words, emoji] = heading.split(/ (?=\p{RGI_Emoji}$)/v);
  return (
    <BareScreen footer={<Footer />}>
      <PlainPage
        title={heading}
        headline={
          <>
            {words}{' '}
            {emoji && (
              <Box component="span" sx={{ fontSize: '.6em', verticalAlign: '.12em' }}>
                {emoji}
              </Box>
            )}
          </>
        }
        lead={<SupportText text={typeset(description)} />}
        aside={answers && <RecordCard answers={answers} signed />}
      >
        {retryAt && <Typography>{retry.text}</Typography>}
        {retryAt && (
          <Button component="a" href={retryAt}>
            {retry.link}
          </Button>
        )}
        <PageLink to="/">{returnHome}</PageLink>
      </PlainPage>
    </BareScreen>
  );
}
