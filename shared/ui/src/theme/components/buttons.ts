import type { Components, Theme } from '@mui/material/styles';
import type { AppScale } from '../scale.js';
import { marigold } from '../tokens.js';
import { vars } from '../vars.js';

const cta = { variant: 'contained', color: 'cta' } as const;

export const buttonComponents = (s: AppScale): Components<Theme> => ({
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: t }) => ({
        minHeight: s.control,
        paddingInline: s.admin ? 14 : 22,
        borderRadius: s.radius,
        whiteSpace: 'nowrap',
        // Words that a visitor has spaced out (WCAG 1.4.12) are wider than the narrowest screen.
        '@media (max-width: 359px)': { whiteSpace: 'normal', overflowWrap: 'normal' },
        transition: t.transitions.create(['background-color', 'border-color', 'color', 'box-shadow', 'transform'], {
          duration: 140,
        }),
        '&:active': { transform: 'translateY(1px)' },
        variants: [
          {
            // A background is all that shows its edge, and high contrast takes that away.
            props: { variant: 'contained' },
            style: { '@media (forced-colors: active)': { border: '1px solid' } },
          },
          {
            props: { size: 'small' },
            style: {
              minHeight: s.controlSmall,
              paddingInline: s.admin ? 10 : 16,
              fontSize: s.admin ? '0.8125rem' : '0.9375rem',
            },
          },
          {
            props: { size: 'large' },
            style: {
              minHeight: s.control + 8,
              paddingInline: s.admin ? 16 : 28,
              fontSize: s.admin ? '0.875rem' : '1.0625rem',
              borderRadius: s.admin ? 8 : 14,
            },
          },
          {
            props: cta,
            style: {
              boxShadow: 'inset 0 -2px 0 rgb(26 19 0 / .16)',
              '&:hover': { backgroundColor: marigold.dark, boxShadow: 'inset 0 -2px 0 rgb(26 19 0 / .22)' },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: vars(t).line.strong,
              color: vars(t).text.primary,
              backgroundColor: vars(t).background.paper,
              '&:hover': { borderColor: vars(t).text.primary, backgroundColor: vars(t).background.paper },
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: { color: vars(t).error.main, borderColor: vars(t).error.main },
          },
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: {
              color: 'inherit',
              backgroundColor: 'transparent',
              borderColor: 'currentColor',
              '&:hover': { backgroundColor: 'rgb(255 255 255 / .08)', borderColor: 'currentColor' },
            },
          },
          { props: { variant: 'text' }, style: { paddingInline: 12 } },
          // Busy is not disabled: the button keeps its color, its width and a readable label ("Registering..."), unless the circle
          // turns in the label's place.
          {
            props: { variant: 'contained', loading: true },
            style: {
              '&.Mui-disabled': {
                color: vars(t).primary.contrastText,
                backgroundColor: vars(t).primary.main,
                '& .MuiButton-loadingIndicator': { color: vars(t).primary.contrastText },
              },
              '&.MuiButton-loadingPositionCenter.Mui-disabled': { color: 'transparent' },
            },
          },
          {
            props: { ...cta, loading: true },
            style: {
              '&.Mui-disabled': {
                color: marigold.contrastText,
                backgroundColor: marigold.light,
                boxShadow: 'none',
                '& .MuiButton-loadingIndicator': { color: marigold.contrastText },
              },
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: s.radius,
        color: 'inherit',
        variants: [{ props: { size: 'medium' }, style: { width: s.control, height: s.control } }],
      },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme: t }) => ({
        // Which one is pressed, its background tells.
        forcedColorAdjust: 'none',
        padding: 3,
        gap: 2,
        borderRadius: s.radius,
        backgroundColor: vars(t).surface.sunken,
      }),
      grouped: { border: 0, borderRadius: `${s.radius - 3}px !important`, margin: '0 !important' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: t }) => ({
        minHeight: s.control - 6,
        paddingInline: 12,
        paddingBlock: 0,
        textTransform: 'none',
        whiteSpace: 'nowrap',
        fontWeight: 600,
        fontSize: s.admin ? '0.8125rem' : '0.9375rem',
        color: vars(t).text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars(t).background.paper,
          color: vars(t).text.primary,
          boxShadow: t.shadows[1],
        },
      }),
    },
  },
});
