import { createHash } from 'node:crypto';
import type { TestCard } from '../cards/test-cards.js';
import { newId } from './object-id.js';

export interface BillingDetails {
  address: null;
  email: string | null;
  name: string | null;
  phone: null;
  tax_id: null;
}

/** All test cards run out in this year; what the buyer types is checked on the page and not kept. */
const EXPIRY = { exp_month: 12, exp_year: 2045 };

export function makePaymentMethod(
  created: number,
  { number, brand }: TestCard,
  { email = null, name = null }: { email?: string | null; name?: string | null },
) {
  const billing_details: BillingDetails = { address: null, email, name, phone: null, tax_id: null };
  return {
    id: newId('pm'),
    object: 'payment_method' as const,
    allow_redisplay: 'limited' as const,
    billing_details,
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      ...EXPIRY,
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null as string | null,
    customer_account: null,
    livemode: false,
    metadata: {} as Record<string, string>,
    type: 'card' as const,
  };
}

export type PaymentMethod = ReturnType<typeof makePaymentMethod>;
