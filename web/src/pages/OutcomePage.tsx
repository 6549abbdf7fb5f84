import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OutcomeName } from 'functions/contract';
import { AnswersCard } from '../src/components/AnswersCard.tsx';
import { PageLink } from '../src/components/PageLink.tsx';
import { SupportText } from '../src/components/SupportText.tsx';
import { outcomeTexts, retry } from '../src/content/outcomeTexts.ts';
import { notFound } from '../src/content/pages.ts';
import { BareScreen } from '../src/layout/BareScreen.tsx';
import { Footer } from '../src/layout/Footer.tsx';
import { PlainPage } from '../src/pages/PlainPage.tsx';
import { space } from '../src/theme/tokens.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) });

/** The toast's title, with the apostrophe that the display face draws. */
export const headingOf = (name: OutcomeName): string => outcomeTexts[name].title.replaceAll("'", '’');

/** Says what happened to a form sent without JavaScript. */
export function OutcomePage({ name }: { name: OutcomeName }) {
  const { description, tone, form, page } = outcomeTexts[name];
  return (
    <BareScreen footer={<Footer small />}>
      <PlainPage
        title={headingOf(name)}
        lead={<SupportText text={description} />}
        aside={<AnswersCard answers={page} signed={tone === 'success'} />}
      >
        {form && <Typography>{retry.text}</Typography>}
        <Actions>
          {form && (
            <Button component="a" href={form}>
              {retry.link}
            </Button>
          )}
          <PageLink to="/">{notFound.link}</PageLink>
        </Actions>
      </PlainPage>
    </BareScreen>
  );
}
