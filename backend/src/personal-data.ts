import { AFFILIATES_PERSONAL_DATA } from './modules/affiliates/infra/affiliates.personal-data.js';
import { ANALYTICS_PERSONAL_DATA } from './modules/analytics/analytics.personal-data.js';
import { AUTH_PERSONAL_DATA } from './modules/auth/infra/auth.personal-data.js';
import { BILLING_PERSONAL_DATA } from './modules/billing/infra/billing.personal-data.js';
import { CALENDAR_PERSONAL_DATA } from './modules/calendar/infra/calendar.personal-data.js';
import { DELIVERY_PERSONAL_DATA } from './modules/delivery/infra/delivery.personal-data.js';
import { EXPERIMENTS_PERSONAL_DATA } from './modules/experiments/infra/experiments.personal-data.js';
import { FACES_PERSONAL_DATA } from './modules/faces/infra/faces.personal-data.js';
import { DESK_PERSONAL_DATA } from './modules/desk/infra/desk.personal-data.js';
import { FUNNEL_PERSONAL_DATA } from './modules/funnel/infra/funnel.personal-data.js';
import { MEMBERS_PERSONAL_DATA } from './modules/members/infra/members.personal-data.js';
import { PAYMENTS_PERSONAL_DATA } from './modules/payments/payments.personal-data.js';
import { PROMPTS_PERSONAL_DATA } from './modules/prompts/infra/prompts.personal-data.js';
import { RECONCILIATION_PERSONAL_DATA } from './modules/reconciliation/infra/reconciliation.personal-data.js';
import { REMINDERS_PERSONAL_DATA } from './modules/reminders/infra/reminders.personal-data.js';
import { SESSIONS_PERSONAL_DATA } from './modules/sessions/infra/sessions.personal-data.js';
import { IDEMPOTENCY_PERSONAL_DATA } from './platform/idempotency/idempotency.personal-data.js';
import { MAIL_PERSONAL_DATA } from './platform/mail/mail.personal-data.js';
import { QUEUE_PERSONAL_DATA } from './platform/outbox/outbox.personal-data.js';
import { RATE_LIMIT_PERSONAL_DATA } from './platform/rate-limit/rate-limit.personal-data.js';

/** What is stored of persons, table by table. `personal-data.db.spec.ts` says which tables hold nothing of them, and why. */
export const PERSONAL_DATA = [
  FUNNEL_PERSONAL_DATA,
  MEMBERS_PERSONAL_DATA,
  PAYMENTS_PERSONAL_DATA,
  BILLING_PERSONAL_DATA,
  DESK_PERSONAL_DATA,
  RECONCILIATION_PERSONAL_DATA,
  DELIVERY_PERSONAL_DATA,
  AFFILIATES_PERSONAL_DATA,
  FACES_PERSONAL_DATA,
  SESSIONS_PERSONAL_DATA,
  PROMPTS_PERSONAL_DATA,
  CALENDAR_PERSONAL_DATA,
  REMINDERS_PERSONAL_DATA,
  ANALYTICS_PERSONAL_DATA,
  EXPERIMENTS_PERSONAL_DATA,
  AUTH_PERSONAL_DATA,
  MAIL_PERSONAL_DATA,
  QUEUE_PERSONAL_DATA,
  IDEMPOTENCY_PERSONAL_DATA,
  RATE_LIMIT_PERSONAL_DATA,
];
