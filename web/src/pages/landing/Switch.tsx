import { palette, styled } from '../../theme/theme.ts';

/** A picture of a switch. Borders draw it, because forced colours omit backgrounds. */
export const Switch = styled('i')({
  flex: 'none',
  padding: '1px',
  width: '2rem',
  border: '2px solid',
  borderRadius: '1rem',
  color: palette.text.secondary,
  opacity: 0.75,
  backgroundColor: 'currentColor',
  '&::after': {
    content: '""',
    display: 'block',
    width: '.75rem',
    border: `.375rem solid ${palette.background.paper}`,
    borderRadius: '50%',
  },
  '&[data-on]': { color: palette.primary.main, opacity: 1, '&::after': { marginInlineStart: 'calc(1.25rem - 6px)' } },
});
