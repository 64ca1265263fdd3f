import type { Components, Theme } from '@mui/material/styles';
import type { AppScale } from '../scale.js';
import { marigold } from '../tokens.js';
import { vars } from '../vars.js';

const ring = ':is(a, button, summary, [tabindex]):focus-visible';

/** Document-wide rules: scroll behavior, figures, selection and the focus ring, which turns marigold on pine. */
export const baseComponents = (s: AppScale): Components<Theme> => ({
  MuiCssBaseline: {
    styleOverrides: (t) => ({
      html: { scrollBehavior: 'smooth', scrollPaddingTop: 88, textSizeAdjust: '100%' },
      '@media (prefers-reduced-motion: reduce)': { html: { scrollBehavior: 'auto' } },
      body: {
        fontFeatureSettings: '"kern","liga"',
        WebkitFontSmoothing: 'antialiased',
        MozOsxFontSmoothing: 'grayscale',
        overflowX: 'clip',
      },
      'table, [role="grid"], [role="timer"], .tnum': { fontFeatureSettings: '"tnum"', letterSpacing: '-0.012em' },
      '::selection': { background: marigold.main, color: marigold.contrastText },
      ':where(a, button, summary, [tabindex]):focus-visible': {
        outline: `3px solid ${vars(t).primary.main}`,
        outlineOffset: 2,
      },
      [`.on-pine ${ring}, .on-pine .Mui-focusVisible`]: { outlineColor: `${marigold.main} !important` },
      [`.on-pine .MuiPaper-root ${ring}, .on-pine .MuiPaper-root .Mui-focusVisible`]: {
        outlineColor: `${vars(t).primary.main} !important`,
      },
      img: { maxWidth: '100%', height: 'auto' },
      // 320 px is WCAG reflow at 400 % zoom; the short name leaves the header its room.
      '@media (max-width: 389px)': { '.wm-summit': { display: 'none' } },
    }),
  },
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', lead: 'p', eyebrow: 'p', figure: 'p' } },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: { maxWidth: s.container, paddingInline: 20, '@media (min-width:600px)': { paddingInline: 32 } },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.18em',
        textDecorationThickness: '1px',
        fontWeight: 550,
        '&:hover': { textDecorationThickness: '2px' },
      },
    },
  },
});
