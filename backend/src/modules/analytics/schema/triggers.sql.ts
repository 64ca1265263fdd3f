import { sqlFunction, trigger, type SchemaObject } from '../../../platform/database/repeatable-schema.js';

const AS_OWNER = 'LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp';

/** Each change of what a report counts is noted in its own transaction; the next roll takes it in, and until then readers add it. */
export const REPORT_TRIGGERS: readonly SchemaObject[] = [
  sqlFunction(
    'note_order()',
    `CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO order_change VALUES (CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END);
     IF TG_OP <> 'INSERT' AND OLD.email IS NOT NULL THEN
       INSERT INTO customer_change VALUES (OLD.email);
     END IF;
     RETURN NULL;
   END $$`,
  ),
  sqlFunction(
    'note_order_row()',
    `CREATE FUNCTION note_order_row() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO order_change SELECT CASE TG_OP WHEN 'DELETE' THEN OLD.order_id ELSE NEW.order_id END
     WHERE CASE TG_OP WHEN 'DELETE' THEN OLD.order_id ELSE NEW.order_id END IS NOT NULL;
     RETURN NULL;
   END $$`,
  ),
  sqlFunction(
    'note_signup()',
    `CREATE FUNCTION note_signup() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP <> 'DELETE' THEN INSERT INTO customer_change VALUES (NEW.email); END IF;
     IF TG_OP <> 'INSERT' THEN INSERT INTO customer_change VALUES (OLD.email); END IF;
     RETURN NULL;
   END $$`,
  ),
  sqlFunction(
    'note_referral()',
    `CREATE FUNCTION note_referral() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO customer_change SELECT email FROM signup WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.signup_id ELSE NEW.signup_id END;
     RETURN NULL;
   END $$`,
  ),
  // Nobody changes a day that has been counted, so members need no list of changes: each adds to the days by itself, or takes itself off.
  // A product that runs meanwhile gets its rights on a new table last of all, so these count with those of the owner.
  sqlFunction(
    'count_new_members()',
    `CREATE FUNCTION count_new_members() RETURNS trigger ${AS_OWNER} AS $$
   BEGIN
     INSERT INTO member_day SELECT pacific_day(created_at), summit1_access, summit2_access, count(*) FROM came GROUP BY 1, 2, 3;
     RETURN NULL;
   END $$`,
  ),
  sqlFunction(
    'count_gone_members()',
    `CREATE FUNCTION count_gone_members() RETURNS trigger ${AS_OWNER} AS $$
   BEGIN
     INSERT INTO member_day SELECT pacific_day(created_at), summit1_access, summit2_access, -count(*) FROM gone GROUP BY 1, 2, 3;
     RETURN NULL;
   END $$`,
  ),
  sqlFunction(
    'count_changed_member()',
    `CREATE FUNCTION count_changed_member() RETURNS trigger ${AS_OWNER} AS $$
   BEGIN
     INSERT INTO member_day VALUES (pacific_day(OLD.created_at), OLD.summit1_access, OLD.summit2_access, -1),
       (pacific_day(NEW.created_at), NEW.summit1_access, NEW.summit2_access, 1);
     RETURN NULL;
   END $$`,
  ),
  trigger(
    'dashboard_member_new',
    'member',
    'AFTER INSERT ON member REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_new_members()',
  ),
  trigger(
    'dashboard_member_gone',
    'member',
    'AFTER DELETE ON member REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_members()',
  ),
  trigger(
    'dashboard_member_set',
    'member',
    `AFTER UPDATE ON member FOR EACH ROW
     WHEN ((OLD.created_at, OLD.summit1_access, OLD.summit2_access) IS DISTINCT FROM (NEW.created_at, NEW.summit1_access, NEW.summit2_access))
     EXECUTE FUNCTION count_changed_member()`,
  ),
  trigger(
    'dashboard_order_new',
    'purchase_order',
    'AFTER INSERT ON purchase_order FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION note_order()',
  ),
  trigger(
    'dashboard_order_set',
    'purchase_order',
    `AFTER UPDATE ON purchase_order FOR EACH ROW
     WHEN ((OLD.paid_at IS NOT NULL OR NEW.paid_at IS NOT NULL) AND OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION note_order()`,
  ),
  trigger(
    'dashboard_order_gone',
    'purchase_order',
    'AFTER DELETE ON purchase_order FOR EACH ROW WHEN (OLD.paid_at IS NOT NULL) EXECUTE FUNCTION note_order()',
  ),
  trigger(
    'dashboard_booking',
    'ledger_transaction',
    'AFTER INSERT OR DELETE ON ledger_transaction FOR EACH ROW EXECUTE FUNCTION note_order_row()',
  ),
  trigger(
    'dashboard_attribution',
    'order_attribution',
    'AFTER INSERT OR UPDATE OR DELETE ON order_attribution FOR EACH ROW EXECUTE FUNCTION note_order_row()',
  ),
  trigger(
    'dashboard_commission',
    'commission_entry',
    'AFTER INSERT OR DELETE ON commission_entry FOR EACH ROW EXECUTE FUNCTION note_order_row()',
  ),
  trigger(
    'dashboard_plan',
    'payment_plan',
    'AFTER INSERT OR DELETE ON payment_plan FOR EACH ROW EXECUTE FUNCTION note_order_row()',
  ),
  trigger(
    'dashboard_plan_set',
    'payment_plan',
    `AFTER UPDATE ON payment_plan FOR EACH ROW
     WHEN ((OLD.ended_at, OLD.next_attempt_at, OLD.failed_invoices) IS DISTINCT FROM (NEW.ended_at, NEW.next_attempt_at, NEW.failed_invoices))
     EXECUTE FUNCTION note_order_row()`,
  ),
  trigger(
    'dashboard_installment',
    'plan_installment',
    'AFTER INSERT OR DELETE ON plan_installment FOR EACH ROW EXECUTE FUNCTION note_order_row()',
  ),
  trigger(
    'dashboard_installment_set',
    'plan_installment',
    `AFTER UPDATE ON plan_installment FOR EACH ROW
     WHEN ((OLD.paid_at, OLD.due_at) IS DISTINCT FROM (NEW.paid_at, NEW.due_at)) EXECUTE FUNCTION note_order_row()`,
  ),
  trigger(
    'dashboard_signup',
    'signup',
    'AFTER INSERT OR DELETE OR UPDATE OF email, name, created_at ON signup FOR EACH ROW EXECUTE FUNCTION note_signup()',
  ),
  trigger(
    'dashboard_referral',
    'referred_signup',
    'AFTER INSERT OR UPDATE OR DELETE ON referred_signup FOR EACH ROW EXECUTE FUNCTION note_referral()',
  ),
];
