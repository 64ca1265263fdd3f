export * from './bonus.js';
export * from './fingerprint.js';
export * from './email-format.js';
export * from './password-policy.js';
export * from './phone.js';
export * from './product.js';
export * from './referral.js';
export * from './summit-calendar.js';
