import { ms } from '../../../../platform/database/sql-text.js';

/** The failed invoices of a plan in their order, as JSON. Older invoices have no try of their own and show the plan's. */
export const FAILED_INVOICES = `(select coalesce(json_agg(json_build_object('ref', failed.ref,
    'nextAttemptAt', case when tried.own is null then ${ms('plan.next_attempt_at')} else (tried.own->>'nextAttemptAt')::float8 end,
    'payUrl', case when tried.own is null then plan.pay_url else tried.own->>'payUrl' end) order by failed.place), '[]')
  from unnest(plan.failed_invoices) with ordinality failed(ref, place), lateral (select plan.invoice_tries->failed.ref as own) tried)`;
