import { styled } from '@mui/material/styles';
import { type Toast, useToasts } from '../state/toasts.ts';
import { useUi } from '../state/ui.ts';
import { HEADER_HEIGHT, space } from '../theme/index.ts';
import { ToastCard } from './ToastCard.tsx';

const Stack = styled('div')({
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
 * Where toasts appear. Its live regions exist before any toast does, or it would not be announced. A modal silences
 * everything outside it, so the dialog has a toaster of its own, and only one of the two is active.
 */
export function Toaster({ inDialog = false }: { inDialog?: boolean }) {
  const active = useUi(({ dialogOpen }) => dialogOpen === inDialog);
  const all = useToasts(({ toasts }) => toasts);
  const toasts = active ? all : [];
  return (
    <Stack hidden={!active}>
      <div role="status" aria-atomic={false}>
        {cards(toasts.filter((toast) => !toast.destructive))}
      </div>
      <div role="alert" aria-atomic={false}>
        {cards(toasts.filter((toast) => toast.destructive))}
      </div>
    </Stack>
  );
}

const cards = (toasts: Toast[]) => toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
