import visuallyHidden from '@mui/utils/visuallyHidden';
import { styled } from '../theme/theme.ts';

/** For screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);
