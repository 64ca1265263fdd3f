import { ANALYTICS_SCHEMA } from './modules/analytics/schema/analytics-schema.js';

/** Views, functions and triggers of all modules, applied after the migrations where they have changed. */
export const REPEATABLE_SCHEMAS = [ANALYTICS_SCHEMA];
