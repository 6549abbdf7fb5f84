import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { waitlist } from '../../content/waitlist.ts';
import { typography } from '../../theme/theme.ts';
import { SHORT, space } from '../../theme/tokens.ts';
import { Dialog } from '../Dialog.tsx';
import { Icon } from '../Icon.tsx';
import { Toaster } from '../Toaster.tsx';
import { useTopLayer } from '../useTopLayer.ts';
import { Wordmark } from '../Wordmark.tsx';
import { DIALOG_ID } from './dialogButton.ts';
import { WaitlistBenefits } from './WaitlistBenefits.tsx';
import { WaitlistForm } from './WaitlistForm.tsx';

const Intro = styled('div')({
  display: 'grid',
  gap: space(1.5),
  margin: `${space(3)} 0 ${space(2.5)}`,
  [SHORT]: { gap: space(0.5), margin: `${space(1)} 0`, fontSize: typography.body2.fontSize },
});

const Title = styled(Typography)({ fontSize: '2.25rem', [SHORT]: { fontSize: '1.5rem' } });

const Form = styled('div')({ marginTop: space(3), [SHORT]: { marginTop: space(1) } });

const Corner = styled('div')({ position: 'absolute', top: space(2), right: space(2), [SHORT]: { top: space(1) } });

const TITLE_ID = `${DIALOG_ID}-title`;

/** Outside the component, so that React skips it when the dialog opens: the visitor waits for that. */
const contents = (
  <>
    <Wordmark height={30} />
    <Intro>
      <Title id={TITLE_ID} variant="h2">
        {waitlist.title}
      </Title>
      <Typography variant="inherit" color="textSecondary">
        {waitlist.copy}
      </Typography>
    </Intro>
    <WaitlistBenefits />
    <Form>
      <WaitlistForm source="modal" />
    </Form>
    {/* Last, so that the focus starts at the email. */}
    <Corner>
      <IconButton command="close" commandfor={DIALOG_ID} aria-label={waitlist.close}>
        <Icon name="close" />
      </IconButton>
    </Corner>
    <Toaster inDialog />
  </>
);

interface WaitlistDialogProps {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** A native modal: Escape, the focus trap and the return of the focus are the platform's. */
export function WaitlistDialog({ open, setOpen }: WaitlistDialogProps) {
  const ref = useTopLayer<HTMLDialogElement>(open, setOpen);
  return (
    <Dialog ref={ref} id={DIALOG_ID} closedby="any" aria-labelledby={TITLE_ID} suppressHydrationWarning>
      {contents}
    </Dialog>
  );
}
