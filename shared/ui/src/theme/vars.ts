import './augment.js';
import type { Theme } from '@mui/material/styles';

/** Palette as CSS variables, so that one class serves the light and the dark scheme. */
export const vars = (theme: Theme): Theme['palette'] => (theme.vars ?? theme).palette as Theme['palette'];
