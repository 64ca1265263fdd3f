import { DAY_RAMPS, type DayNumber } from '@summit/art';

export type { DayNumber };

/** Design tokens of the Growth & Scale Summit: with @summit/art the only place where a color, a font or a radius is written down. */
export const font = {
  display: '"Bricolage Grotesque Variable", "Bricolage Fallback", "Helvetica Neue", Arial, sans-serif',
  text: '"Figtree Variable", "Figtree Fallback", "Figtree Fallback Wide", system-ui, Arial, sans-serif',
  /** The same for pages that take the face later, part by part: until then they give `--text-face` another one. */
  lateText:
    'var(--text-face, "Figtree Variable"), "Figtree Fallback", "Figtree Fallback Wide", system-ui, Arial, sans-serif',
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
} as const;

/** Day 1 is the valley, day 5 the alpenglow on the top. Ink and tint are for interface, ramps for art only. */
export const day = {
  1: { name: 'Valley', ink: '#0F766E', inkDark: '#5CC9BB', tint: '#E1F0EC', tintDark: '#10302B', ramp: DAY_RAMPS[1] },
  2: { name: 'Meadow', ink: '#4C7513', inkDark: '#A5CB60', tint: '#EAF1DC', tintDark: '#1F2D10', ramp: DAY_RAMPS[2] },
  3: { name: 'Ridge', ink: '#9A5B00', inkDark: '#F0B454', tint: '#FAEEDA', tintDark: '#33240B', ramp: DAY_RAMPS[3] },
  4: { name: 'Rock', ink: '#B5432A', inkDark: '#F7916F', tint: '#FAE7E1', tintDark: '#381A12', ramp: DAY_RAMPS[4] },
  5: {
    name: 'Alpenglow',
    ink: '#8A3A86',
    inkDark: '#E09ADA',
    tint: '#F4E6F2',
    tintDark: '#321732',
    ramp: DAY_RAMPS[5],
  },
} as const;

export const light = {
  paper: '#F5F7F3',
  surface: '#FFFFFF',
  sunken: '#EAEFE8',
  ink: '#0E1F1A',
  ink2: '#42534C',
  ink3: '#5A6962',
  line: '#DCE3DB',
  lineStrong: '#839189',
  disabled: '#93A099',
  primary: { light: '#2E8B75', main: '#0F5C4D', dark: '#0A4438', contrastText: '#FFFFFF' },
  error: '#B42318',
  warning: '#8A5200',
  success: '#146C43',
  info: '#1F5AA8',
} as const;

export const dark = {
  paper: '#0A1411',
  surface: '#101C18',
  sunken: '#070E0C',
  raised: '#172621',
  ink: '#E8F1EC',
  ink2: '#AFC0B8',
  ink3: '#8FA299',
  line: '#24342E',
  lineStrong: '#647A70',
  disabled: '#5F726A',
  primary: { light: '#9BE3D0', main: '#6FD0B8', dark: '#4DB39B', contrastText: '#06231C' },
  error: '#FF9385',
  warning: '#F5C063',
  success: '#6FD39B',
  info: '#8DBBFF',
} as const;

/** Marigold means "commit": one per view, only on the button that takes an order or a registration. */
export const marigold = { light: '#FFD173', main: '#FFB81F', dark: '#FFA60A', contrastText: '#1A1300' } as const;

/** Pine is the night-side surface of hero, footer and sign-up in both schemes. */
export const pine = {
  bg: '#0B2620',
  raised: '#12352D',
  line: '#24493F',
  ink: '#F3F7F0',
  ink2: '#B9CCC3',
  ink3: '#9DB5AA',
} as const;

/** Notices look the same in both schemes: pine, or deep red when something failed. */
export const notice = {
  successIcon: '#7FDDA9',
  infoIcon: '#8DBBFF',
  error: '#8F1D14',
  errorLine: '#C4554B',
  errorInk: '#FFFFFF',
  errorIcon: '#FFC9C2',
} as const;

export const star = '#F2A71B';

/** The strip that counts an access window down: orange in both schemes (M-098). */
export const accessBanner = { bg: '#FFC27A', ink: '#2E1800' } as const;
