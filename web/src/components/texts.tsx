import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { supportLink } from '../content/forms.ts';
import { styled } from '../theme/theme.ts';
import { PageLink } from './PageLink.tsx';

/** A paragraph in secondary ink. */
export const Note: typeof Typography = (props: object) => (
  <Typography variant="body2" color="textSecondary" {...props} />
);

/** For screen readers only. Nobody copies it. */
export const VisuallyHidden = styled('span')(visuallyHidden, { WebkitUserSelect: 'none', userSelect: 'none' });

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
