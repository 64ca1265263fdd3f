import { newId } from './object-id.js';

export interface SetupDraft {
  customer: string;
  description?: string;
  metadata?: Record<string, string>;
}

/** A card that is to be saved without a payment. */
export function makeSetupIntent(created: number, { customer, description, metadata }: SetupDraft) {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent' as const,
    application: null,
    attach_to_self: false,
    automatic_payment_methods: null,
    cancellation_reason: null as string | null,
    client_secret: `${id}_secret_sandbox`,
    created,
    customer: customer as string | null,
    customer_account: null,
    description: description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null as { code: string; message: string } | null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: metadata ?? {},
    next_action: null as { type: string } | null,
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method' as 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled',
    usage: 'off_session' as const,
  };
}

export type SetupIntent = ReturnType<typeof makeSetupIntent>;
