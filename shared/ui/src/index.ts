/** Parts are imported by path (`@summit/ui/theme/createSummitTheme`), so that no page pays for parts that it does not show. */
export type { SummitApp } from './theme/scale.js';
export type { Feedback, ConfirmOptions, Severity } from './feedback/feedback-context.js';
