import type { StripeAccount } from '../stripe-account.js';
import type { FormFields } from './form-fields.js';
import { group, type Kind } from './params.js';

export interface CallInput<T> {
  account: StripeAccount;
  params: T;
  /** The id in the path; empty where there is none. */
  id: string;
  /** The path as it was called. */
  path: string;
}

/** One call of the API. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** Fastify's way to write it: `/v1/customers/:id`. */
  path: string;
  answer(input: Omit<CallInput<never>, 'params'>, fields: FormFields): object;
}

export interface CallDraft<T> {
  method: ApiCall['method'];
  path: string;
  /** None unless given. */
  params: Kind<T>;
  run(input: CallInput<T>): object;
}

export const NO_PARAMS = group({});

/** Defines a call: its parameters are read and checked before `run`. */
export function apiCall<T>({ method, path, params, run }: CallDraft<T>): ApiCall {
  return { method, path, answer: (input, fields) => run({ ...input, params: params.read(fields, '') }) };
}

/** `GET path/:id` for objects that are only read. */
export function readCall(path: string, read: (account: StripeAccount, id: string) => object): ApiCall {
  return apiCall({
    method: 'GET',
    path: `${path}/:id`,
    params: NO_PARAMS,
    run: ({ account, id }) => read(account, id),
  });
}
