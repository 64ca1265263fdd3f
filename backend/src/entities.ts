import { Affiliate } from './modules/affiliates/infra/affiliate.entity.js';
import { ReferralClick } from './modules/affiliates/infra/referral-click.entity.js';
import { ReferredSignup } from './modules/affiliates/infra/referred-signup.entity.js';
import { LandingPage } from './modules/cms/entities/landing-page.entity.js';
import { Setting } from './modules/cms/entities/setting.entity.js';
import { BonusDownload } from './modules/funnel/infra/bonus-download.entity.js';
import { BonusGrant } from './modules/funnel/infra/bonus-grant.entity.js';
import { ListSubscription } from './modules/funnel/infra/list-subscription.entity.js';
import { Signup } from './modules/funnel/infra/signup.entity.js';
import { SmsMessage } from './modules/funnel/infra/sms-message.entity.js';
import { IdempotencyKey } from './platform/idempotency/idempotency-key.entity.js';
import { MailMessage } from './platform/mail/mail-message.entity.js';
import { RateBucket } from './platform/rate-limit/rate-bucket.entity.js';
import { JobSlot } from './platform/scheduler/job-slot.entity.js';

/**
 * Every table that TypeORM knows. `page_view` is not among them: it is partitioned by month, which TypeORM can't express, and
 * is written by hand-made SQL only (modules/analytics).
 */
export const ENTITIES = [
  Affiliate,
  BonusDownload,
  BonusGrant,
  IdempotencyKey,
  JobSlot,
  LandingPage,
  ListSubscription,
  MailMessage,
  RateBucket,
  ReferralClick,
  ReferredSignup,
  Setting,
  Signup,
  SmsMessage,
];
