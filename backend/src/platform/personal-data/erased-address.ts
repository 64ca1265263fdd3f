import { randomBytes } from 'node:crypto';
import { ERASED_DOMAIN } from '@summit/rules';

/** A new address that stands for an erased one. Random: nothing leads back from it. */
export const erasedAddress = (): string => `erased-${randomBytes(8).toString('hex')}@${ERASED_DOMAIN}`;
