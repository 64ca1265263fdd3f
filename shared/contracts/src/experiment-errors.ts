import type { ErrorTable } from './error-entry.js';

/** Experiments of the back office. */
export const EXPERIMENT_ERRORS = {
  experiment_text_invalid: { status: 400, detail: 'Write headline B in one line of at most 120 characters.' },
  experiment_same_text: { status: 409, detail: 'Headline B is what is published already. Write another one.' },
  experiment_running: { status: 409, detail: 'An experiment with the headline runs. Stop it first.' },
  experiment_changed: {
    status: 409,
    detail: 'Somebody has started or stopped this experiment meanwhile. Look at it again.',
  },
} as const satisfies ErrorTable;
