import './augment.js';
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { baseComponents } from './components/base.js';
import { buttonComponents } from './components/buttons.js';
import { displayComponents } from './components/display.js';
import { inputComponents } from './components/inputs.js';
import { surfaceComponents } from './components/surfaces.js';
import { darkPalette, lightPalette } from './palette.js';
import { SCALES, type SummitApp } from './scale.js';
import { summitShadows } from './shadows.js';
import { summitTypography } from './typography.js';

/**
 * The theme of one app. The funnel follows the system scheme (no script, no flash, strict CSP);
 * member and admin carry a Light / Dark / System switch through `data-scheme` on the root element.
 */
export function createSummitTheme(app: SummitApp): Theme {
  const scale = SCALES[app];
  const options: ThemeOptions = {
    cssVariables: { colorSchemeSelector: app === 'funnel' ? 'media' : 'data-scheme', cssVarPrefix: 'gs' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    spacing: 8,
    shape: { borderRadius: scale.radius },
    shadows: summitShadows,
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineWidth: 3, outlineOffset: 2 },
    transitions: {
      duration: {
        shortest: 100,
        shorter: 140,
        short: 180,
        standard: 220,
        complex: 320,
        enteringScreen: 220,
        leavingScreen: 160,
      },
      easing: {
        easeInOut: 'cubic-bezier(.4,0,.2,1)',
        easeOut: 'cubic-bezier(.16,1,.3,1)',
        easeIn: 'cubic-bezier(.5,0,1,.6)',
        sharp: 'cubic-bezier(.4,0,.6,1)',
      },
    },
    typography: summitTypography(scale),
  };
  // Not among the options, of which it makes copies of copies: a tenth of its time.
  const components: ThemeOptions['components'] = {
    ...baseComponents(scale),
    ...buttonComponents(scale),
    ...inputComponents(scale),
    ...surfaceComponents(scale),
    ...displayComponents(scale),
  };
  return Object.assign(createTheme(options), { components });
}
