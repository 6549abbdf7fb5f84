import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useRef } from 'react';
import { Icon } from '../components/Icon.tsx';
import { Ticks } from '../components/Ticks.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import { waitlist } from '../content/forms.ts';
import { WaitlistForm } from '../forms/Form.tsx';
import { appearing, fading, fluid, palette, ROOM_BELOW, SHORT, type Styles, scrimOver, space } from '../theme/theme.ts';
import { Toaster } from '../toasts/Toaster.tsx';
import { DIALOG_ID } from './DialogOpener.tsx';

const TITLE_ID = `${DIALOG_ID}-title`;
const LEAD_ID = `${DIALOG_ID}-lead`;

/** React may replace the prerendered dialog, as on a translated page. This one still says whether it was open. */
let prerendered = globalThis.document?.getElementById(DIALOG_ID) as HTMLDialogElement | null | undefined;

interface WaitlistDialogProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * A native modal, because MUI's opens only after hydration. The browser, or else the inline script, runs the buttons'
 * commands. The browser handles Escape, keeps the focus inside, and returns it to the opener. The inline script closes
 * the dialog after a click beside it. The parent learns of each change, and may close the dialog itself.
 */
export function WaitlistDialog({ open, onOpen, onClose }: WaitlistDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // The visitor may have opened it before hydration.
  useEffect(() => {
    if (prerendered?.open) onOpen();
    prerendered = undefined;
  }, [onOpen]);
  useEffect(() => {
    const element = ref.current as HTMLDialogElement;
    if (!open) return;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);
  return (
    <Box
      component="dialog"
      ref={ref}
      id={DIALOG_ID}
      aria-labelledby={TITLE_ID}
      aria-describedby={LEAD_ID}
      suppressHydrationWarning
      // A dialog that opens takes the focus. Older browsers have no other event for opening.
      onFocus={onOpen}
      // The event is late: the visitor may have opened the dialog again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      sx={dialog}
    >
      <Content />
    </Box>
  );
}

/** Has no props, so React renders none of it when the dialog opens. */
const Content = memo(() => (
  <>
    <Box sx={head}>
      <Wordmark height={30} sx={{ [SHORT]: { maxWidth: space(7) } }} />
      <Typography id={TITLE_ID} variant="h3" component="h2">
        {waitlist.title}
      </Typography>
    </Box>
    <Typography id={LEAD_ID} variant="inherit" color="textSecondary" sx={leadPlace}>
      {waitlist.lead}
    </Typography>
    <Box sx={{ gridArea: 'form', containerType: 'inline-size' }}>
      <WaitlistForm source="modal" />
    </Box>
    <Toaster placeInDialog={toastPlace} />
    <Ticks points={waitlist.benefits} sx={{ gridArea: 'benefits', marginTop: 2 }} />
    {/* Last in the DOM, so that the email field gets the first focus. */}
    <Box sx={corner}>
      <IconButton command="close" commandfor={DIALOG_ID} aria-label={waitlist.close}>
        <Icon name="close" />
      </IconButton>
    </Box>
  </>
));

const dialog: Styles = {
  width: `min(100% - ${space(5)}, 480px)`,
  maxHeight: `calc(100dvh - ${space(4)})`,
  margin: 'auto',
  padding: fluid(2.5, 5, 5),
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'frame',
  // Below the closing button. Leaves room for the field's error and the form's button.
  scrollPadding: `${space(9)} 0 ${ROOM_BELOW}`,
  '&::backdrop': { bgcolor: scrimOver('transparent'), ...fading },
  gridTemplateAreas: '"head" "lead" "form" "benefits"',
  // `start`, because WebKit stretches the rows over the whole window (seen in 27.2, November 2026).
  '&[open]': { display: 'grid', alignContent: 'start', ...appearing },
  // Browsers without dialogs would show it.
  '&:not([open])': { display: 'none' },
  // The page behind an extension's dialog still scrolls.
  'html:has(&[open])': {
    overflow: 'hidden',
    overscrollBehavior: 'none',
    // Behind the scroll bar's place, which the backdrop doesn't cover. The page's own colour covers the rest.
    background: scrimOver(palette.background.default),
    '& body': { minHeight: '100vh' },
  },
  // The inline script says whether the page has one that takes room.
  'html[data-bar]:has(&[open])': { scrollbarGutter: 'stable' },
  [SHORT]: {
    gridTemplateAreas: '"head" "form" "lead" "benefits"',
    width: `min(100% - ${space(5)}, 720px)`,
    padding: `${space(1)} ${space(2)}`,
  },
};

const head: Styles = {
  gridArea: 'head',
  display: 'grid',
  gap: 3,
  [SHORT]: { display: 'flex', gap: 2, alignItems: 'center', minHeight: space(7), paddingInlineEnd: 6 },
};

const leadPlace = { gridArea: 'lead', marginBlock: 2 };

/** In the place of the lead, which is hidden, so that nothing moves. */
const toastPlace: Styles = {
  ...leadPlace,
  alignSelf: 'center',
  gridTemplateColumns: '100%',
  [`dialog:has(&) #${LEAD_ID}`]: { visibility: 'hidden' },
  // Below the form, it comes into view without the room that a focused field has below it.
  [SHORT]: { alignSelf: 'start', marginTop: 1, scrollMarginBottom: `-${ROOM_BELOW}` },
};

/** Stays in view where the dialog scrolls. */
const corner: Styles = {
  gridArea: 'head/head/benefits',
  position: 'sticky',
  top: `-${space(1)}`,
  justifySelf: 'end',
  // The icon ends where the text does.
  marginInlineEnd: -1.5,
  height: space(5.5),
  marginBlock: -1,
  bgcolor: 'background.paper',
  [SHORT]: { marginTop: 0.75 },
};
