import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { navigation } from '../../content/navigation.ts';
import { useUi } from '../../state/ui.ts';
import { palette } from '../../theme/theme.ts';
import { HEADER_HEIGHT, space } from '../../theme/tokens.ts';
import { Toaster } from '../Toaster.tsx';
import { WaitlistDialog } from '../waitlist/WaitlistDialog.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const MAIN_ID = 'main';

const SkipLink = styled('a')({
  position: 'fixed',
  zIndex: 30,
  top: space(1),
  left: space(1),
  padding: `${space(1)} ${space(2)}`,
  backgroundColor: palette.background.paper,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

const Main = styled('main')({ paddingTop: HEADER_HEIGHT, minHeight: '80vh' });

/** Apart, so that a tap which opens the dialog renders nothing else again. */
function OwnedDialog() {
  const open = useUi((state) => state.dialogOpen);
  const setOpen = useUi((state) => state.setDialogOpen);
  return <WaitlistDialog open={open} setOpen={setOpen} />;
}

/** What every page has around it. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{navigation.skip}</SkipLink>
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <OwnedDialog />
      <Toaster />
    </>
  );
}
