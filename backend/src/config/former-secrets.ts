import type { AppConfig } from './app-config.js';

type FormerSettings = Partial<
  Record<
    `${'LINK_SIGNING' | 'BUYER_COOKIE' | 'TWO_FACTOR' | 'RECEIPT_SIGNING' | 'PAYOUT_DETAILS'}_SECRET_FORMER`,
    string | undefined
  >
>;

export const formerSecretsOf = (env: FormerSettings) =>
  ({
    linkSigning: env.LINK_SIGNING_SECRET_FORMER,
    buyerCookie: env.BUYER_COOKIE_SECRET_FORMER,
    twoFactor: env.TWO_FACTOR_SECRET_FORMER,
    receiptSigning: env.RECEIPT_SIGNING_SECRET_FORMER,
    payoutDetails: env.PAYOUT_DETAILS_SECRET_FORMER,
  }) as NonNullable<AppConfig['secrets']['former']>;
