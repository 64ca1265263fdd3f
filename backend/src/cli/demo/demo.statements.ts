import { statement } from '../../platform/database/sql.js';
import { at } from '../../platform/database/sql-text.js';

export const CODES = statement(
  'demo-codes',
  `select code from affiliate where status = 'active' order by code limit 8`,
);
/** Speakers of the demo have an inbox, so that the demo pays them out, and were there before anybody came by their links. */
export const OPEN_SPEAKERS = statement(
  'demo-speakers',
  `update affiliate set email = split_part(email, '@', 1) || '@speakers.test', created_at = ${at('$2')}
    where email like '%@' || $1`,
);
export const SEEDED = statement('demo-seeded', 'select 1 from admin_account where email = $1');
export const SIGNUP = statement(
  'demo-signup',
  `insert into signup (id, name, email, referral_code, invite_token, created_at)
   values ($1, $2, $3, $4, $5, ${at('$6')}) on conflict (email) do nothing returning id`,
);
export const MEMBER_PASSWORD = statement(
  'demo-member-password',
  'update member set password_hash = $2, summit1_access = true, summit2_access = true where id = $1',
);
/** Without the sandbox no provider knows of this plan, so nobody may look for its schedule there. */
export const PLAN_IS_LIMITED = statement(
  'demo-plan-limited',
  'update payment_plan set schedule_ref = $2 where order_id = $1',
);
