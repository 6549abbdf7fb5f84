import { styled } from '@mui/material/styles';
import { useToasts } from '../state/toasts.ts';
import { useUi } from '../state/ui.ts';
import { HEADER_HEIGHT, space } from '../theme/tokens.ts';
import { ToastCard } from './ToastCard.tsx';

const Place = styled('div')({
  position: 'fixed',
  zIndex: 20,
  insetInline: space(2.5),
  top: `calc(${HEADER_HEIGHT} + ${space(1)})`,
  'dialog &': { top: space(1) },
  display: 'grid',
  gridTemplateColumns: 'min(100%, 480px)',
  justifyContent: 'center',
  pointerEvents: 'none',
  '&[hidden]': { display: 'none' },
});

/**
 * Shows the toast. Its live regions exist before any toast does, or it would not be announced. A modal silences
 * everything outside it, so the dialog has a toaster of its own, and only one of the two is active.
 */
export function Toaster({ inDialog = false }: { inDialog?: boolean }) {
  const active = useUi(({ dialogOpen }) => dialogOpen === inDialog);
  const toast = useToasts((state) => state.toast);
  const card = active && toast && <ToastCard key={toast.id} toast={toast} />;
  return (
    <Place hidden={!active}>
      <div role="status" aria-atomic={false}>
        {!toast?.destructive && card}
      </div>
      <div role="alert" aria-atomic={false}>
        {toast?.destructive && card}
      </div>
    </Place>
  );
}
