import { ERROR_STATUSES } from './error-entry.js';
import { ADMIN_ERRORS } from './admin-errors.js';
import { BUNDLE_ERRORS } from './bundle-errors.js';
import { DESK_ERRORS } from './desk-errors.js';
import { ERROR_CATALOG, type ErrorCode } from './errors.js';
import { EXPERIMENT_ERRORS } from './experiment-errors.js';
import { FUNNEL_ERRORS } from './funnel-errors.js';
import { GENERAL_ERRORS } from './general-errors.js';
import { MEMBER_ERRORS } from './member-errors.js';
import { PAYMENT_ERRORS } from './payment-errors.js';

/** Typed by hand from the error catalogs and validation rules of the documents. */
const FIXED_TEXTS: [code: ErrorCode, status: number, detail: string][] = [
  ['name_required', 400, 'Name is required'],
  ['email_required', 400, 'Email is required'],
  ['email_invalid', 400, 'Please enter a valid email address'],
  ['already_registered', 400, 'This email is already registered or invalid data provided.'],
  ['coupon_required', 400, 'Please enter a coupon code'],
  ['coupon_invalid', 400, 'Invalid coupon code'],
  ['discount_required', 400, 'Please enter a discount code'],
  ['discount_invalid', 400, 'Invalid discount code'],
  ['paypal_order_failed', 503, 'Failed to create order'],
  ['checkout_unavailable', 503, 'Error creating checkout session. Please try again.'],
  ['payment_plan_unavailable', 503, 'Error creating payment plan. Please try again.'],
  ['speaker_login_failed', 401, 'Login failed'],
  ['admin_login_failed', 401, 'Invalid credentials'],
  ['admin_two_factor_code_invalid', 401, 'Invalid 2FA code'],
  ['admin_two_factor_failed', 401, '2FA verification failed'],
  ['admin_verification_code_invalid', 400, 'Invalid verification code'],
  ['admin_password_too_short', 400, 'Password must be at least 12 characters'],
  ['admin_reset_password_too_short', 400, 'Password must be at least 12 characters long'],
  ['reset_token_required', 400, 'Reset token is required'],
  ['admin_reset_failed', 400, 'Password reset failed'],
  ['vip_fields_required', 400, 'Please fill in email and name'],
  ['promo_code_required', 400, 'Please enter a promo code'],
  ['promo_methods_required', 400, 'Please select at least one payment method'],
  ['session_fields_required', 400, 'Please fill in the following required fields:'],
  ['landing_content_invalid', 400, 'Error saving landing page content'],
  ['confirmation_phrase_wrong', 400, 'Operation cancelled. Data was NOT deleted.'],
  ['export_failed', 500, 'Export failed'],
  ['vip_login_failed', 401, 'Login failed'],
  ['two_factor_code_invalid', 401, 'Verification failed'],
  ['password_too_short', 400, 'Password must be at least 8 characters long'],
  ['new_password_too_short', 400, 'Password must be at least 8 characters'],
  ['passwords_do_not_match', 400, 'Passwords do not match'],
  ['new_passwords_do_not_match', 400, 'New passwords do not match'],
  ['setup_link_invalid', 400, 'Invalid setup link. Please contact support.'],
  ['rating_required', 400, 'Please select a rating'],
  ['disclaimer_required', 400, 'Please read and accept the disclaimer to continue'],
  ['internal', 500, 'Unknown error'],
];

const STATUSES_BY_DECISION: [code: ErrorCode, status: number][] = [
  ['validation_failed', 400],
  ['unknown_field', 400],
  ['invalid_json', 400],
  ['not_found', 404],
  ['bonus_not_found', 404],
  ['bonus_expired', 410],
  ['unauthorized', 401],
  ['forbidden', 403],
  ['rate_limited', 429],
  ['payload_too_large', 413],
  ['unsupported_media_type', 415],
  ['idempotency_key_reused', 422],
  ['service_unavailable', 503],
  ['no_saved_card', 402],
  ['price_changed', 409],
];

describe('ERROR_CATALOG', () => {
  it.each(FIXED_TEXTS)('%s answers %d with the text of the documents', (code, status, detail) => {
    expect(ERROR_CATALOG[code]).toEqual({ status, detail });
  });

  it.each(STATUSES_BY_DECISION)('%s answers %d', (code, status) => {
    expect(ERROR_CATALOG[code].status).toBe(status);
  });

  it.each(Object.entries(ERROR_CATALOG))('%s has a snake_case code, a status and a plain text', (code, entry) => {
    expect(code).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
    expect(ERROR_STATUSES).toContain(entry.status);
    expect(entry.detail.trim()).toBe(entry.detail);
    expect(entry.detail).not.toBe('');
    expect(entry.detail).not.toContain('!');
  });

  it('names every code in one area only', () => {
    const codes = [
      GENERAL_ERRORS,
      FUNNEL_ERRORS,
      PAYMENT_ERRORS,
      MEMBER_ERRORS,
      ADMIN_ERRORS,
      BUNDLE_ERRORS,
      DESK_ERRORS,
      EXPERIMENT_ERRORS,
    ].flatMap((table) => Object.keys(table));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(codes).toHaveLength(Object.keys(ERROR_CATALOG).length);
  });
});
