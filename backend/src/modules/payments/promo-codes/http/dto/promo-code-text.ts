import { normalizePromoCode } from '@summit/pricing';
import { Transform } from 'class-transformer';

/** Brings a typed code into the form in which codes are compared; leaves what is no text for the type check to refuse. */
export const PromoCodeText = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizePromoCode(value) : value));
