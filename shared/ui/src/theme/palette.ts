import './augment.js';
import type { PaletteOptions } from '@mui/material/styles';
import { dark, day, light, marigold, pine } from './tokens.js';

const lightDays = {
  day1: { ink: day[1].ink, tint: day[1].tint },
  day2: { ink: day[2].ink, tint: day[2].tint },
  day3: { ink: day[3].ink, tint: day[3].tint },
  day4: { ink: day[4].ink, tint: day[4].tint },
  day5: { ink: day[5].ink, tint: day[5].tint },
};
const darkDays = {
  day1: { ink: day[1].inkDark, tint: day[1].tintDark },
  day2: { ink: day[2].inkDark, tint: day[2].tintDark },
  day3: { ink: day[3].inkDark, tint: day[3].tintDark },
  day4: { ink: day[4].inkDark, tint: day[4].tintDark },
  day5: { ink: day[5].inkDark, tint: day[5].tintDark },
};

export const lightPalette: PaletteOptions = {
  primary: light.primary,
  cta: marigold,
  error: { main: light.error },
  warning: { main: light.warning, contrastText: '#FFFFFF' },
  success: { main: light.success },
  info: { main: light.info },
  background: { default: light.paper, paper: light.surface },
  text: { primary: light.ink, secondary: light.ink2, tertiary: light.ink3, disabled: light.disabled },
  divider: light.line,
  line: { main: light.line, strong: light.lineStrong },
  surface: { sunken: light.sunken, raised: light.surface },
  action: { hover: 'rgba(14,31,26,0.045)', selected: 'rgba(15,92,77,0.08)', focus: 'rgba(15,92,77,0.12)' },
  pine,
  ...lightDays,
};

export const darkPalette: PaletteOptions = {
  primary: dark.primary,
  cta: marigold,
  error: { main: dark.error, contrastText: '#2B0703' },
  warning: { main: dark.warning, contrastText: '#261800' },
  success: { main: dark.success, contrastText: '#04200F' },
  info: { main: dark.info, contrastText: '#04152E' },
  background: { default: dark.paper, paper: dark.surface },
  text: { primary: dark.ink, secondary: dark.ink2, tertiary: dark.ink3, disabled: dark.disabled },
  divider: dark.line,
  line: { main: dark.line, strong: dark.lineStrong },
  surface: { sunken: dark.sunken, raised: dark.raised },
  action: { hover: 'rgba(232,241,236,0.06)', selected: 'rgba(111,208,184,0.14)', focus: 'rgba(111,208,184,0.18)' },
  pine,
  ...darkDays,
};
