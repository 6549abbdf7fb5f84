import { type CssVarsThemeOptions, keyframes } from '@mui/material/styles';
import { APPEAR_MS, MOVING } from './motion.ts';
import { GUTTER, MEASURE, RADIUS, SHORT, shadow, space } from './tokens.ts';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    solid: true;
    contained: false;
    outlined: false;
    text: false;
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    note: true;
    standard: false;
    outlined: false;
    filled: false;
  }
}

const rise = `${keyframes({ from: { translate: '0 16px' } })}`;
const fade = `${keyframes({ from: { opacity: 0 } })}`;
const appearing = (...names: string[]) => ({
  [MOVING]: { animation: names.map((name) => `${name} ${APPEAR_MS}ms ease-out`).join() },
});

/** A dialog rises over its scrim, which fades in; a toast does both. */
export const [rising, fading] = [appearing(rise), appearing(fade)];

/** The look of MUI's components: what is pressed, filled in or announced. */
export const components: CssVarsThemeOptions['components'] = {
  MuiButtonBase: {
    // Without `disableTouchRipple`, a touch re-renders the button although no ripple is drawn.
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        touchAction: 'manipulation',
        // Unlike MUI's class for the focus, `:focus-visible` works before hydration.
        '&:focus-visible': { outline: `3px solid ${vars.palette.primary.main}` },
        '&:active': { translate: '0 1px' },
      }),
    },
  },
  MuiButton: {
    defaultProps: { variant: 'solid' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.primary.contrastText,
        backgroundColor: vars.palette.primary.main,
        [MOVING]: { transition: 'background-color 150ms' },
        '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.primary.dark } },
        minHeight: space(6),
        padding: `0 ${space(3)}`,
        // High-contrast modes draw this border.
        border: '2px solid transparent',
        '&:disabled': { opacity: 0.85, cursor: 'default' },
      }),
      sizeSmall: { minHeight: space(5.5), paddingInline: space(2) },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit', disableRipple: true },
    styleOverrides: {
      root: {
        width: space(5.5),
        height: space(5.5),
        border: '2px solid transparent',
        borderRadius: RADIUS,
        '@media (hover: hover)': { '&:hover': { borderColor: 'currentColor' } },
      },
    },
  },
  MuiContainer: {
    defaultProps: { disableGutters: true, maxWidth: false },
    styleOverrides: {
      root: { maxWidth: 1296, paddingInline: GUTTER },
    },
  },
  MuiTypography: {
    defaultProps: { variantMapping: { hero: 'h1', subtitle1: 'p' } },
    styleOverrides: { body1: { maxWidth: MEASURE, overflowWrap: 'anywhere' }, subtitle1: { maxWidth: MEASURE } },
  },
  MuiLink: {
    // MUI's own underline would bring its colours into every page.
    defaultProps: { underline: 'none' },
    styleOverrides: { root: { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
  },
  MuiFormControl: {
    // CSS shows the focus, also before hydration, so React doesn't have to render it.
    defaultProps: { fullWidth: true, focused: false },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { vars, typography } }) => ({
        marginBottom: space(0.75),
        fontSize: typography.body2.fontSize,
        fontWeight: 600,
        lineHeight: 1.6,
        '&,&.Mui-error': { color: vars.palette.text.primary },
      }),
    },
  },
  MuiInputBase: {
    // MUI's global keyframes are only needed for floating labels.
    defaultProps: { disableInjectingGlobalStyles: true },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.background.default,
        containerType: 'inline-size',
        '&:focus-within .MuiOutlinedInput-notchedOutline': { borderWidth: 3, borderColor: vars.palette.primary.main },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-error:focus-within .MuiOutlinedInput-notchedOutline': {
          borderWidth: 3,
          borderColor: vars.palette.error.main,
        },
      }),
      input: ({ theme: { vars } }) => ({
        height: 'auto',
        minHeight: space(3.5),
        padding: `${space(1.5)} ${space(2)}`,
        lineHeight: 1.5,
        resize: 'vertical',
        // Large text would not fit; the label above is as large as the visitor wants.
        textOverflow: 'ellipsis',
        '&::placeholder': { color: vars.palette.text.secondary, opacity: 1, fontSize: 'min(1em, 7.2cqi)' },
        '&:disabled': { color: vars.palette.text.secondary },
      }),
      notchedOutline: ({ theme: { vars } }) => ({ borderColor: vars.palette.text.secondary }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { typography } }) => ({ ...typography.body2, margin: `${space(0.75)} 0 0` }),
    },
  },
  MuiAlert: {
    // The toaster's live regions announce. `note` uses no variable of MUI's alert palette, because the page lacks them.
    defaultProps: { variant: 'note', icon: false, role: 'presentation' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        alignItems: 'start',
        marginTop: space(1),
        padding: `${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(2.5)}`,
        lineHeight: 1.45,
        pointerEvents: 'auto',
        border: `1px solid ${vars.palette.text.primary}`,
        borderInlineStart: `8px solid ${vars.palette.primary.main}`,
        backgroundColor: vars.palette.background.paper,
        [SHORT]: { paddingBlock: space(1) },
        boxShadow: shadow(vars.palette.shadow),
        ...appearing(rise, fade),
        variants: [{ props: { severity: 'error' }, style: { borderColor: vars.palette.error.main } }],
      }),
      // The rotated stamp overflows its box.
      message: { flex: 1, minWidth: 0, padding: 0, overflow: 'visible' },
      action: { margin: 0, padding: 0, paddingInlineStart: space(2) },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { margin: 0, fontWeight: 700, fontSize: '1rem', lineHeight: 'inherit' } },
  },
};
