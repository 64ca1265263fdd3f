import { newId } from './object-id.js';

export interface CustomerDraft {
  email?: string | null;
  name?: string | null;
  phone?: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
}

export function makeCustomer(created: number, { email, name, phone, description, metadata }: CustomerDraft) {
  return {
    id: newId('cus'),
    object: 'customer' as const,
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: description ?? null,
    discount: null,
    email: email ?? null,
    invoice_prefix: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null as string | null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: metadata ?? {},
    name: name ?? null,
    next_invoice_sequence: 1,
    phone: phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

export type Customer = ReturnType<typeof makeCustomer>;
