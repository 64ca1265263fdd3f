import { Affiliate } from './modules/affiliates/infra/affiliate.entity.js';
import { ReferralClick } from './modules/affiliates/infra/referral-click.entity.js';
import { ReferredSignup } from './modules/affiliates/infra/referred-signup.entity.js';
import { EmailTemplate } from './modules/cms/entities/email-template.entity.js';
import { Faq } from './modules/cms/entities/faq.entity.js';
import { LandingPage } from './modules/cms/entities/landing-page.entity.js';
import { LegalPage } from './modules/cms/entities/legal-page.entity.js';
import { PricingItem } from './modules/cms/entities/pricing-item.entity.js';
import { Setting } from './modules/cms/entities/setting.entity.js';
import { SpeakerGift } from './modules/cms/entities/speaker-gift.entity.js';
import { BonusDownload } from './modules/funnel/infra/bonus-download.entity.js';
import { BonusGrant } from './modules/funnel/infra/bonus-grant.entity.js';
import { ListSubscription } from './modules/funnel/infra/list-subscription.entity.js';
import { Signup } from './modules/funnel/infra/signup.entity.js';
import { SmsMessage } from './modules/funnel/infra/sms-message.entity.js';
import { Prompt } from './modules/prompts/entities/prompt.entity.js';
import { SummitDay } from './modules/sessions/entities/summit-day.entity.js';
import { SummitSession } from './modules/sessions/entities/summit-session.entity.js';
import { Summit } from './modules/sessions/entities/summit.entity.js';
import { ImportedItem } from './platform/content-import/imported-item.entity.js';
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
  EmailTemplate,
  Faq,
  IdempotencyKey,
  ImportedItem,
  JobSlot,
  LandingPage,
  LegalPage,
  ListSubscription,
  MailMessage,
  PricingItem,
  Prompt,
  RateBucket,
  ReferralClick,
  ReferredSignup,
  Setting,
  Signup,
  SmsMessage,
  SpeakerGift,
  Summit,
  SummitDay,
  SummitSession,
];
