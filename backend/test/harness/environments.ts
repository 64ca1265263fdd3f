import { createHash } from 'node:crypto';
import { InvalidEnvironment, readConfig } from '../../src/config/env.js';

/** The least that starts the demo. */
export const demoEnvironment = { DATABASE_URL: 'postgres://summit:secret@db/summit' };
/** As good as random, and the same in every run. */
export const random = (name: string): string => createHash('sha256').update(name).digest('hex');

/** Everything production needs. */
export const productionEnvironment = {
  DATABASE_URL: `postgres://summit:${random('database').slice(0, 20)}@db/summit`,
  NODE_ENV: 'production',
  FUNNEL_ORIGIN: 'https://growth-summit.com',
  MEMBER_ORIGIN: 'https://members.growth-summit.com',
  ADMIN_ORIGIN: 'https://office.growth-summit.com',
  LIST_API_BASE: 'https://api.aweber.com',
  LIST_ACCOUNT_ID: '100',
  LIST_ID: '200',
  SMS_API_BASE: 'https://api.twilio.com',
  SMS_ACCOUNT_SID: 'AC0123456789',
  SMS_FROM: '+15035550100',
  LIST_API_TOKEN: random('list').slice(0, 20),
  SMS_AUTH_TOKEN: random('sms').slice(0, 32),
  LINK_SIGNING_SECRET: random('link'),
  VISITOR_HASH_SECRET: random('visitor'),
  BUYER_COOKIE_SECRET: random('cookie'),
  ADMIN_TOKEN_SECRET: random('admin'),
  VIP_TOKEN_SECRET: random('vip'),
  SPEAKER_TOKEN_SECRET: random('speaker'),
  TWO_FACTOR_SECRET: random('two factors').slice(0, 32),
  RECEIPT_SIGNING_SECRET: random('receipts'),
  PAYOUT_DETAILS_SECRET: random('payouts').slice(0, 32),
  STRIPE_SECRET_KEY: `sk_live_${random('stripe').slice(0, 24)}`,
  STRIPE_WEBHOOK_SECRETS: `whsec_${random('webhooks').slice(0, 32)}`,
  PAYPAL_CLIENT_ID: 'AbC-real-client',
  PAYPAL_CLIENT_SECRET: random('paypal'),
  PAYPAL_WEBHOOK_ID: 'WH1A2B3C4D5E',
  SMTP_URL: `smtps://mailer:${random('smtp').slice(0, 16)}@smtp.growth-summit.com:465`,
  MAIL_FROM: 'Growth & Scale Summit <hello@growth-summit.com>',
  COMPANY_ADDRESS: 'Growth & Scale LLC, 20 Harbor Road, Portland, OR 97201, USA',
  SUPPORT_EMAIL: 'support@growth-summit.com',
  FUNNEL_CHAT_URL: 'https://wa.me/15035550100',
};

/** What readConfig says about an environment; empty: it starts. */
export const problemsOf = (source: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(source);
    return [];
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.problems;
    throw error;
  }
};
