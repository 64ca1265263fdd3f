import type { OverviewData } from '@summit/contracts';
import { csvText } from '../../../platform/csv/csv-file.js';
import type { CsvCell } from '../../../platform/csv/csv-line.js';

/** The cards as a file: a line for each figure, amounts in dollars, rates in percent. */
export function overviewCsv({ signups, revenue, orders, conversions }: OverviewData): string {
  const { by_product: product, by_payment_method: method } = revenue;
  const lines: CsvCell[][] = [
    ['signups_total', signups.total],
    ['signups_today', signups.today],
    ['signups_this_week', signups.this_week],
    ['revenue_total', revenue.total],
    ['revenue_vip', product.vip],
    ['revenue_implementation', product.implementation],
    ['revenue_dfy', product.dfy],
    ['revenue_stripe', method.stripe],
    ['revenue_paypal', method.paypal],
    ['orders_stripe', method.stripe_count],
    ['orders_paypal', method.paypal_count],
    ['orders_completed', orders.completed],
    ['payment_plans_active', orders.payment_plans_active],
    ['conversion_signup_to_vip', conversions.signup_to_vip],
  ];
  return csvText(['metric', 'value'], lines, (line) => line);
}
