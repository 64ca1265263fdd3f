import type { Components, Theme } from '@mui/material/styles';
import type { AppScale } from '../scale.js';
import { vars } from '../vars.js';

/** Labels stand above the field, never inside it; nothing marks a required field (ui.md 4.0.2). */
export const inputComponents = (s: AppScale): Components<Theme> => {
  const padding = s.admin ? '7px 12px' : '12px 14px';
  return {
    MuiTextField: { defaultProps: { fullWidth: true, size: s.admin ? 'small' : 'medium' } },
    MuiFormLabel: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          color: vars(t).text.primary,
          '&.Mui-focused': { color: vars(t).text.primary },
        }),
        asterisk: { display: 'none' },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          fontWeight: 600,
          fontSize: s.admin ? '0.8125rem' : '0.9375rem',
          lineHeight: 1.4,
          marginBottom: 6,
          maxWidth: 'none',
          overflow: 'visible',
          whiteSpace: 'normal',
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: ({ theme: t }) => ({
          borderRadius: s.radius,
          backgroundColor: vars(t).background.paper,
          minHeight: s.control,
          '& .MuiOutlinedInput-notchedOutline': {
            top: 0,
            borderColor: vars(t).line.strong,
            '& legend': { display: 'none' },
          },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: vars(t).text.secondary },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: vars(t).primary.main },
        }),
        input: {
          padding,
          height: 'auto',
          fontSize: s.admin ? '0.875rem' : '1rem',
          lineHeight: 1.5,
          '.MuiInputBase-multiline &': { padding: 0 },
        },
        adornedStart: {
          paddingLeft: 12,
          gap: 8,
          '& .MuiInputAdornment-root': { margin: 0, color: 'inherit' },
          '& input': { paddingLeft: 0 },
        },
        multiline: { padding },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, marginTop: 6, fontSize: '0.8125rem' } } },
    MuiSwitch: {
      styleOverrides: {
        root: { width: 44, height: 26, padding: 0, overflow: 'visible', forcedColorAdjust: 'none' },
        switchBase: ({ theme: t }) => ({
          padding: 3,
          '&.Mui-checked': {
            transform: 'translateX(18px)',
            color: vars(t).primary.contrastText,
            '& + .MuiSwitch-track': { opacity: 1, backgroundColor: vars(t).primary.main },
          },
          '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
          '&.Mui-disabled.Mui-checked': { color: vars(t).background.paper },
          '&.Mui-focusVisible + .MuiSwitch-track': {
            outline: `3px solid ${vars(t).primary.main}`,
            outlineOffset: 2,
          },
        }),
        thumb: { width: 20, height: 20, boxShadow: 'none' },
        track: ({ theme: t }) => ({ borderRadius: 13, opacity: 1, backgroundColor: vars(t).line.strong }),
      },
    },
  };
};
