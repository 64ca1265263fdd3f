import { isApiError } from '@summit/api-client';

/** Whoever pressed was asked for the password and did not give it: nothing was done, and there is nothing to tell. */
export const isCalledOff = (error: unknown): boolean => isApiError(error) && error.kind === 'aborted';

/** What a form says of a call that failed; null where it was called off. */
export const unlessCalledOff = (error: unknown, told: string): string | null => (isCalledOff(error) ? null : told);
