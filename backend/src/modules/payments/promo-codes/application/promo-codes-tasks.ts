/** Name of the job that brings a code's mirror in line. */
export const MIRROR_PROMO_CODE_TASK = 'payments/mirror-promo-code';

/**
 * Payload of the job that brings a code's mirror in line. It is stored together with every change that concerns the mirror, so
 * that no change is lost when the provider does not answer or the process ends.
 */
export interface PromoMirrorJob {
  code: string;
}
