import type { Theme } from '@mui/material/styles';
import { createSummitTheme } from '@summit/ui/theme/createSummitTheme';

let theme: Theme | undefined;

/** One for all that is drawn, made at the first call: that takes a slow phone 50 ms, for which the pages of an order have a task of its own. */
export const funnelTheme = (): Theme => (theme ??= createSummitTheme('funnel'));
