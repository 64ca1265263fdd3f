import { randomBytes } from 'node:crypto';

/** A domain that no mail can ever reach, and that is not one of those whose registrations count as tests (C-084). */
const DOMAIN = '@erased.internal';

/** A new address that stands for an erased one. Random: nothing leads back from it. */
export const erasedAddress = (): string => `erased-${randomBytes(8).toString('hex')}${DOMAIN}`;

/** Nobody can be written to there, and nothing may try. */
export const isErasedAddress = (email: string): boolean => email.endsWith(DOMAIN);
