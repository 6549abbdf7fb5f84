import { styled } from '@mui/material/styles';
import { waitlist } from '../../content/waitlist.ts';
import { breakpoints, palette, space } from '../../theme/index.ts';
import { IconButton } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { Toaster } from '../Toaster.tsx';
import { useTopLayer } from '../useTopLayer.ts';
import { Wordmark } from '../Wordmark.tsx';
import { DIALOG_ID } from './dialogButton.ts';
import { WaitlistBenefits } from './WaitlistBenefits.tsx';
import { WaitlistForm } from './WaitlistForm.tsx';

// Emotion would drop `closedby`, which it doesn't know.
const Dialog = styled('dialog', { shouldForwardProp: (prop) => prop !== 'theme' })({
  boxSizing: 'border-box',
  width: `min(100% - ${space(4)}, 480px)`,
  maxHeight: `calc(100dvh - ${space(4)})`,
  margin: 'auto',
  padding: space(3),
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.text.primary}`,
  borderRadius: 6,
  '&::backdrop': { backgroundColor: 'rgb(18 16 12 / 0.6)' },
  '&:focus-visible': { outline: 'none' },
  [breakpoints.up('sm')]: { padding: space(5) },
  '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', marginBottom: space(2) },
  '& h2': { fontSize: '2.25rem', marginBottom: space(1.5) },
  '& h2 + p': { color: palette.text.secondary },
  '& ul': { margin: `${space(2.5)} 0 ${space(3)}` },
});

interface WaitlistDialogProps {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** A native modal: Escape, the focus trap and the return of the focus are the platform's. */
export function WaitlistDialog({ open, setOpen }: WaitlistDialogProps) {
  const ref = useTopLayer<HTMLDialogElement>(open, setOpen);
  const titleId = `${DIALOG_ID}-title`;
  return (
    <Dialog ref={ref} id={DIALOG_ID} closedby="any" aria-labelledby={titleId} suppressHydrationWarning>
      <header>
        <Wordmark height={36} />
        <IconButton type="button" command="close" commandfor={DIALOG_ID} aria-label={waitlist.close}>
          <Icon name="close" />
        </IconButton>
      </header>
      <h2 id={titleId}>{waitlist.title}</h2>
      <p>{waitlist.copy}</p>
      <WaitlistBenefits />
      <WaitlistForm source="modal" onJoined={() => setOpen(false)} />
      <Toaster inDialog />
    </Dialog>
  );
}
