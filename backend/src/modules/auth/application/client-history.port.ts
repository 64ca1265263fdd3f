import type { Subject } from '../auth.public.js';

/** Where an account has signed in before. */
export interface ClientHistory {
  knowsClient(subject: Subject, client: string): Promise<boolean>;
}

export const CLIENT_HISTORY = Symbol('CLIENT_HISTORY');
