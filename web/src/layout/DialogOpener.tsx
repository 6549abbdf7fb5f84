import Button, { type ButtonProps } from '@mui/material/Button';
import { PageLink } from '../components/PageLink.tsx';

export const DIALOG_ID = 'waitlist-dialog';

/**
 * Opens the dialog. In older browsers the inline script does it. Without scripts only some browsers support `command`.
 * So all of them show a link to the form instead, and `base.ts` hides the button.
 */
export function DialogOpener(props: Pick<ButtonProps, 'size' | 'children'>) {
  return (
    <>
      <Button {...props} command="show-modal" commandfor={DIALOG_ID} />
      <noscript>
        <PageLink to="/#waitlist">{props.children}</PageLink>
      </noscript>
    </>
  );
}
