import type { CssVarsThemeOptions } from '@mui/material/styles';
import { appearing, HOVER, MEASURE, MOVING, PHONE, palette, RADIUS, SHORT, space, theme, typography } from './theme.ts';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    solid: true;
    hollow: true;
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    note: true;
  }
}

/** What one presses, MUI's or not: its edge, which high-contrast modes draw, and its answer. */
export const pressable = {
  border: '2px solid transparent',
  borderRadius: RADIUS,
  [MOVING]: { transition: 'background-color 150ms' },
  '&:active': { translate: '0 1px' },
};

const components: CssVarsThemeOptions['components'] = {
  MuiButtonBase: {
    // Without `disableTouchRipple`, a touch re-renders the button although no ripple is drawn.
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: {
        touchAction: 'manipulation',
        WebkitUserSelect: 'none',
        // Unlike MUI's class for the focus, `:focus-visible` works before hydration.
        '&:focus-visible': { outline: `3px solid ${palette.primary.main}` },
      },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'solid' },
    variants: [
      {
        props: { variant: 'solid' },
        style: {
          color: palette.primary.contrastText,
          backgroundColor: palette.primary.main,
          [HOVER]: { '&:hover': { backgroundColor: palette.primary.dark } },
        },
      },
      { props: { variant: 'hollow' }, style: { color: palette.primary.main, borderColor: 'currentColor' } },
    ],
    styleOverrides: {
      root: {
        ...pressable,
        minHeight: space(6),
        padding: `0 ${space(3)}`,
        '&:disabled': { opacity: 0.85, cursor: 'default' },
      },
      sizeSmall: { minHeight: space(5.5), paddingInline: space(2), fontSize: typography.body2.fontSize },
      sizeLarge: { minHeight: space(7), [PHONE]: { width: '100%' } },
    },
  },
  MuiIconButton: {
    // `disableRipple` also drops MUI's own hover styles.
    defaultProps: { color: 'inherit', disableRipple: true },
    styleOverrides: {
      root: {
        ...pressable,
        width: space(5.5),
        height: space(5.5),
        [HOVER]: { '&:hover': { borderColor: 'currentColor' } },
      },
    },
  },
  MuiTypography: {
    defaultProps: { variantMapping: { h4: 'h3', subtitle1: 'p' } },
    styleOverrides: {
      body1: { maxWidth: MEASURE, overflowWrap: 'anywhere' },
      subtitle1: { maxWidth: MEASURE, overflowWrap: 'anywhere' },
    },
  },
  MuiLink: {
    // MUI's own underline would bring its colours into every page.
    defaultProps: { underline: 'none' },
    styleOverrides: { root: { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
  },
  MuiAlert: {
    // This variant uses no variable of MUI's alert palette, because pages lack them.
    defaultProps: { variant: 'note', icon: false },
    styleOverrides: {
      root: {
        alignItems: 'center',
        padding: `${space(1.5)} ${space(1)}`,
        lineHeight: 1.45,
        pointerEvents: 'auto',
        border: `2px solid ${palette.frame}`,
        backgroundColor: palette.background.paper,
        boxShadow: `0 1.25rem 1.5rem -1rem ${palette.shadow}`,
        ...appearing,
        [SHORT]: { paddingBlock: space(1) },
        '&.MuiAlert-colorError': { borderColor: palette.error.main },
        // The dialog's own edge is frame enough.
        'dialog &': {
          padding: `${space(0.5)} 0`,
          backgroundColor: palette.background.default,
          borderRadius: 0,
          borderWidth: 0,
          borderInlineStartWidth: 4,
          boxShadow: 'none',
        },
      },
      message: { flex: 1, padding: `0 ${space(1.5)}` },
      action: { alignItems: 'center', margin: 0, padding: 0 },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { margin: 0, fontWeight: 700, fontSize: '1.125em', lineHeight: 'inherit' } },
  },
  MuiFormControl: {
    // CSS shows the focus, also before hydration, so React doesn't have to render it.
    defaultProps: { fullWidth: true, focused: false },
  },
  MuiInputBase: {
    // MUI's global keyframes are only needed for floating labels.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      // `outline` draws the frame. `OutlinedInput` would add three elements to a field, and styles for floating labels.
      root: {
        borderRadius: RADIUS,
        backgroundColor: palette.background.paper,
        containerType: 'inline-size',
        outline: `2px solid ${palette.frame}`,
        outlineOffset: -2,
        '&:focus-within': { outline: `3px solid ${palette.primary.main}`, outlineOffset: -3 },
        '&.Mui-error': { outlineColor: palette.error.main },
      },
      input: {
        height: 'auto',
        minHeight: space(3.5),
        padding: `${space(1.75)} ${space(2)}`,
        lineHeight: 1.5,
        resize: 'vertical',
        // A placeholder in large text would not fit, so only the label above it grows with the text size.
        textOverflow: 'ellipsis',
        '&::placeholder': { color: palette.text.secondary, opacity: 1, fontSize: 'min(1em, 7.2cqi)' },
        '&:disabled': { color: palette.text.secondary },
      },
    },
  },
};

export const siteTheme = { ...theme, components };
