import './augment.js';
import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { AppScale } from './scale.js';
import { font } from './tokens.js';

const balance = { textWrap: 'balance' } as const;

/** Type scale of ui.md 2.5. Heading level follows the document structure, the look follows the variant. */
export function summitTypography(s: AppScale): TypographyVariantsOptions {
  const { admin, heading: fontFamily } = s;
  const pick = <T>(roomy: T, dense: T): T => (admin ? dense : roomy);
  return {
    fontFamily: s.text,
    fontWeightRegular: 400,
    fontWeightMedium: 550,
    fontWeightBold: 700,
    display: {
      fontFamily: font.display,
      fontWeight: 750,
      fontSize: 'clamp(2.625rem, 1.35rem + 4.6vw, 4.625rem)',
      lineHeight: 0.98,
      letterSpacing: '-0.038em',
      ...balance,
    },
    h1: {
      fontFamily,
      fontWeight: pick(750, 650),
      fontSize: pick('clamp(2.125rem, 1.45rem + 2.7vw, 3.375rem)', '1.5rem'),
      lineHeight: pick(1.03, 1.2),
      letterSpacing: pick('-0.032em', '-0.015em'),
      ...balance,
    },
    h2: {
      fontFamily,
      fontWeight: pick(725, 650),
      fontSize: pick('clamp(1.8125rem, 1.4rem + 1.7vw, 2.625rem)', '1.1875rem'),
      lineHeight: pick(1.07, 1.3),
      letterSpacing: pick('-0.028em', '-0.01em'),
      ...balance,
    },
    h3: {
      fontFamily,
      fontWeight: pick(700, 650),
      fontSize: pick('clamp(1.3125rem, 1.18rem + .55vw, 1.625rem)', '1rem'),
      lineHeight: pick(1.18, 1.35),
      letterSpacing: pick('-0.018em', '-0.005em'),
      ...balance,
    },
    h4: { fontWeight: 650, fontSize: pick('1.1875rem', '0.9375rem'), lineHeight: 1.3, letterSpacing: '-0.01em' },
    h5: { fontWeight: 650, fontSize: pick('1.0625rem', '0.875rem'), lineHeight: 1.35, letterSpacing: '-0.005em' },
    h6: { fontWeight: 650, fontSize: pick('0.9375rem', '0.8125rem'), lineHeight: 1.4 },
    lead: {
      fontWeight: 400,
      fontSize: pick('clamp(1.125rem, 1.06rem + .3vw, 1.3125rem)', '0.9375rem'),
      lineHeight: 1.5,
      textWrap: 'pretty',
    },
    body1: { fontSize: s.body, lineHeight: pick(1.6, 1.5), textWrap: 'pretty' },
    body2: { fontSize: s.body2, lineHeight: 1.5 },
    caption: { fontSize: pick('0.8125rem', '0.75rem'), lineHeight: 1.45 },
    eyebrow: { fontWeight: 650, fontSize: pick('0.9375rem', '0.75rem'), lineHeight: 1.35, letterSpacing: 0 },
    figure: {
      fontFamily,
      fontWeight: pick(725, 650),
      fontSize: pick('clamp(2rem, 1.6rem + 1.6vw, 2.75rem)', '1.625rem'),
      lineHeight: 1.05,
      letterSpacing: '-0.025em',
      fontFeatureSettings: '"tnum"',
    },
    button: {
      fontWeight: 650,
      fontSize: pick('1rem', '0.8125rem'),
      lineHeight: 1.2,
      letterSpacing: '-0.005em',
      textTransform: 'none',
    },
  };
}
