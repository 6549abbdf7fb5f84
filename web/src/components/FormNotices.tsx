import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { formNotices } from '../content/waitlist.ts';
import { palette, typography } from '../theme/index.ts';

const Notice = styled('p')({ fontSize: typography.body2.fontSize, color: palette.text.secondary });

/** The honeypot: hidden from visitors; robots fill it in. */
const Trap = styled('input')({ position: 'absolute', left: -9999, width: 1, height: 1 });

/** What every form says beside its button, shown or not, and the honeypot. The loader shows the alert. */
export function FormNotices() {
  const [before, link, after] = formNotices.privacy;
  return (
    <>
      <Trap name="trap" aria-hidden tabIndex={-1} autoComplete="off" aria-label={formNotices.trap} />
      <Notice>
        {before}
        <Link to="/privacy">{link}</Link>
        {after}
      </Notice>
      <output role="alert" hidden suppressHydrationWarning>
        {formNotices.unsent}
      </output>
    </>
  );
}
