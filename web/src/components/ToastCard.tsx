import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { dismissToast, supportLink } from '../content/forms.ts';
import { type Toast, useToasts } from '../state/toasts.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';

/** Long enough to be read twice. */
const VISIBLE_MS = 8_000;

/**
 * Dismisses itself, but not while it has the focus or the pointer moves over it. A resting pointer doesn't count: the
 * toast may have appeared under it.
 */
export function ToastCard({ toast }: { toast: Toast }) {
  const dismiss = useToasts((state) => state.dismiss);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismiss, VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [held, dismiss]);

  const [before, after] = toast.description.split(supportLink);
  return (
    <Alert
      severity={toast.destructive ? 'error' : 'success'}
      action={
        <IconButton aria-label={dismissToast} onClick={dismiss}>
          <Icon name="close" size={20} />
        </IconButton>
      }
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <AlertTitle>{toast.title}</AlertTitle> {before}
      {after !== undefined && <PageLink to="/contact">{supportLink}</PageLink>}
      {after}
    </Alert>
  );
}
