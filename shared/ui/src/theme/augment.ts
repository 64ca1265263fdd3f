import type {} from '@mui/material/themeCssVarsAugmentation';
import type { PaletteColor, SimplePaletteColorOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';

interface DayColor {
  ink: string;
  tint: string;
}
interface PineColor {
  bg: string;
  raised: string;
  line: string;
  ink: string;
  ink2: string;
  ink3: string;
}
interface SummitPalette {
  cta: PaletteColor;
  day1: DayColor;
  day2: DayColor;
  day3: DayColor;
  day4: DayColor;
  day5: DayColor;
  line: { main: string; strong: string };
  surface: { sunken: string; raised: string };
  pine: PineColor;
}
interface SummitTypography {
  display: CSSProperties;
  lead: CSSProperties;
  eyebrow: CSSProperties;
  figure: CSSProperties;
}

declare module '@mui/material/styles' {
  interface Palette extends SummitPalette {}
  interface PaletteOptions extends Partial<Omit<SummitPalette, 'cta'>> {
    cta?: SimplePaletteColorOptions;
  }
  interface TypeText {
    tertiary: string;
  }
  interface TypographyVariants extends SummitTypography {}
  interface TypographyVariantsOptions extends Partial<SummitTypography> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
    eyebrow: true;
    figure: true;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    cta: true;
  }
}
