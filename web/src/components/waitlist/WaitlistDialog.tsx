import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { waitlist } from '../../content/waitlist.ts';
import { palette, space } from '../../theme/index.ts';
import { Dialog, DialogTitle } from '../Dialog.tsx';
import { Icon } from '../Icon.tsx';
import { Toaster } from '../Toaster.tsx';
import { useTopLayer } from '../useTopLayer.ts';
import { Wordmark } from '../Wordmark.tsx';
import { DIALOG_ID } from './dialogButton.ts';
import { WaitlistBenefits } from './WaitlistBenefits.tsx';
import { WaitlistForm } from './WaitlistForm.tsx';

const WaitlistModal = styled(Dialog)({
  '& > svg': { marginBottom: space(3) },
  '& h2 + p': { color: palette.text.secondary },
  '& ul': { margin: `${space(2.5)} 0 ${space(3)}` },
});

const Close = styled(IconButton)({ position: 'absolute', top: space(2), right: space(2) });

interface WaitlistDialogProps {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** A native modal: Escape, the focus trap and the return of the focus are the platform's. */
export function WaitlistDialog({ open, setOpen }: WaitlistDialogProps) {
  const ref = useTopLayer<HTMLDialogElement>(open, setOpen);
  const titleId = `${DIALOG_ID}-title`;
  return (
    <WaitlistModal ref={ref} id={DIALOG_ID} closedby="any" aria-labelledby={titleId} suppressHydrationWarning>
      <Wordmark height={30} />
      <DialogTitle id={titleId}>{waitlist.title}</DialogTitle>
      <p>{waitlist.copy}</p>
      <WaitlistBenefits />
      <WaitlistForm source="modal" />
      {/* Last, so that the focus starts at the email. */}
      <Close type="button" command="close" commandfor={DIALOG_ID} aria-label={waitlist.close}>
        <Icon name="close" />
      </Close>
      <Toaster inDialog />
    </WaitlistModal>
  );
}
