// "Baked": the client build ships these texts, and not the catalog that they are picked from.
import { FUNNEL_ERRORS } from '@summit/contracts';

/** The server's own texts, so that a field says the same before and after sending. */
export const PROMOTION_MESSAGES = {
  required: FUNNEL_ERRORS.promotion_required.detail,
  tooShort: FUNNEL_ERRORS.promotion_too_short.detail,
};
