import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formNotices } from '../content/waitlist.ts';
import { PageLink } from './PageLink.tsx';

/** The honeypot: hidden from visitors; robots fill it in. */
const Trap = styled('input')({ position: 'absolute', left: -9999, width: 1, height: 1 });

/** What every form says beside its button, shown or not, and the honeypot. The loader shows the alert. */
export function FormNotices() {
  const [before, link, after] = formNotices.privacy;
  return (
    <>
      <Trap name="trap" aria-hidden tabIndex={-1} autoComplete="off" aria-label={formNotices.trap} />
      <Typography variant="body2" color="textSecondary">
        {before}
        <PageLink to="/privacy">{link}</PageLink>
        {after}
      </Typography>
      <output hidden suppressHydrationWarning>
        {formNotices.unsent}
      </output>
    </>
  );
}
