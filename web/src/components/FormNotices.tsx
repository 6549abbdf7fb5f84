import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { formNotices } from '../content/waitlist.ts';
import { palette, typography } from '../theme/index.ts';

const Notice = styled('p')({ fontSize: typography.body2.fontSize, color: palette.text.secondary });

/** Out of sight and reach of people; robots fill it in. */
const Trap = styled('input')({ position: 'absolute', left: -9999, width: 1, height: 1 });

/** What every form says beside its button, and the field that only robots fill. */
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
      <noscript>
        <p>{formNotices.needsScript}</p>
      </noscript>
    </>
  );
}
