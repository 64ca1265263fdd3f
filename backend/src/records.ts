import { AFFILIATES_RECORDS } from './modules/affiliates/infra/affiliates.records.js';
import { PAGE_VIEW_RECORDS } from './modules/analytics/page-view.records.js';
import { BILLING_RECORDS } from './modules/billing/infra/billing.records.js';
import { DELIVERY_RECORDS } from './modules/delivery/infra/delivery.records.js';
import { DESK_RECORDS } from './modules/desk/infra/desk.records.js';
import { EXPERIMENTS_RECORDS } from './modules/experiments/infra/experiments.records.js';
import { FUNNEL_RECORDS } from './modules/funnel/infra/funnel.records.js';
import { MEMBERS_RECORDS } from './modules/members/infra/members.records.js';
import { PAYMENTS_RECORDS } from './modules/payments/payments.records.js';
import { PROMPTS_RECORDS } from './modules/prompts/infra/prompts.records.js';
import { SESSIONS_RECORDS } from './modules/sessions/infra/sessions.records.js';

/** What the data tools may remove, table by table. A table that is not here is out of their reach. */
export const REMOVABLE_RECORDS = [
  FUNNEL_RECORDS,
  PAYMENTS_RECORDS,
  BILLING_RECORDS,
  DESK_RECORDS,
  DELIVERY_RECORDS,
  AFFILIATES_RECORDS,
  SESSIONS_RECORDS,
  PROMPTS_RECORDS,
  MEMBERS_RECORDS,
  PAGE_VIEW_RECORDS,
  EXPERIMENTS_RECORDS,
];
