import { supportLink } from '../content/formTexts.ts';
import { PageLink } from './PageLink.tsx';

/** A text in which the words about support lead to the contact page. */
export function SupportText({ text, onFollow }: { text: string; onFollow?(): void }) {
  const [before, after] = text.split(supportLink);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <PageLink to="/contact" onClick={onFollow}>
        {supportLink}
      </PageLink>
      {after}
    </>
  );
}
