/** Of the addresses that stand for erased ones: no mail can ever reach it, and registrations there do not count as tests (C-084). */
export const ERASED_DOMAIN = 'erased.internal';

/** Nobody can be written to or paid there, and nothing may try. */
export const isErasedAddress = (email: string): boolean => email.endsWith(`@${ERASED_DOMAIN}`);
