import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { dismissToast } from '../content/toasts.ts';
import { type Toast, useToasts } from '../state/toasts.ts';
import { palette, space, typography } from '../theme/index.ts';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** Long enough to be read twice. */
const VISIBLE_MS = 8_000;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Card = styled('div')({
  display: 'flex',
  alignItems: 'start',
  gap: space(2),
  marginTop: space(1),
  padding: `${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(2.5)}`,
  pointerEvents: 'auto',
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.text.primary}`,
  borderInlineStart: `8px solid ${palette.primary.main}`,
  borderRadius: 4,
  fontSize: typography.body2.fontSize,
  lineHeight: 1.45,
  '&[data-destructive=true]': { borderColor: palette.error.main },
  '& p': { flex: 1 },
  '& strong': { display: 'block', fontSize: '1rem' },
  '@media (prefers-reduced-motion: no-preference)': { animation: `${rise} 200ms ease-out` },
});

/** One toast. It goes by itself, but never while it is pointed at or holds the focus. */
export function ToastCard({ toast }: { toast: Toast }) {
  const dismiss = useToasts((state) => state.dismiss);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(toast.id), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [held, dismiss, toast.id]);

  return (
    <Card
      data-destructive={toast.destructive}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        <strong>{toast.title}</strong> {toast.description}
      </p>
      <IconButton type="button" aria-label={dismissToast} onClick={() => dismiss(toast.id)}>
        <Icon name="close" size={20} />
      </IconButton>
    </Card>
  );
}
