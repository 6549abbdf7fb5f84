import { styled } from '@mui/material/styles';
import { space } from '../theme/tokens.ts';

/** A form's fields and its button, one below the other; disabled while the form sends. */
export const Fieldset = styled('fieldset')({ display: 'grid', gap: space(2) });
