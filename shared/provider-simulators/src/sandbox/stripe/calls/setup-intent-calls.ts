import { readCall, type ApiCall } from '../http/api-call.js';

export const SETUP_INTENT_CALLS: readonly ApiCall[] = [
  readCall('/v1/setup_intents', (account, id) => account.get('setupIntents', id)),
];
