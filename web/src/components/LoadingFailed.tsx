import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { fallback } from '../content/screens.ts';
import { space } from '../theme/index.ts';
import { Dialog, DialogTitle } from './Dialog.tsx';

const Modal = styled(Dialog)({ '& button': { marginTop: space(3) } });

/**
 * The fallback screen for a page whose application can't be loaded: prerendered, and opened by the loader on top of
 * whatever was typed. Any click in it reloads.
 */
export function LoadingFailed() {
  return (
    <Modal id="fallback" role="alertdialog" aria-labelledby="fallback-title">
      <DialogTitle id="fallback-title">{fallback.title}</DialogTitle>
      <p>{fallback.copy}</p>
      <Button type="button">{fallback.reload}</Button>
    </Modal>
  );
}
