import { send } from '@summit/api-client';
import {
  signupEndpoint,
  trackSignupEndpoint,
  type SignupQuery,
  type SignupRequest,
  type SignupResponse,
  type TrackSignupQuery,
} from '@summit/contracts';
import { visitSource } from '@summit/rules';
import { createContext } from 'react';
import { browserStore, type BrowserStore } from '../../lib/browser/browser-store';
import { vipPath } from '../../lib/site/paths';
import { randomKey } from '../../lib/browser/random-key';

/** A signup is given up after 15 seconds (F-089). */
export const SIGNUP_TIMEOUT_MS = 15_000;

export interface SignupCall {
  query: SignupQuery;
  body: SignupRequest;
  idempotencyKey: string;
}

/** What the registration form needs from the outside. */
export interface SignupPorts {
  store: BrowserStore;
  signUp(call: SignupCall): Promise<SignupResponse>;
  /** Fire and forget: a lost report never disturbs the visitor (F-121). */
  trackSignup(query: TrackSignupQuery): void;
  newKey(): string;
  now(): number;
  goToVip(): void;
}

/** The page that is registered on is the one that the visit began with, or its referrer is a page of ours and says nothing. */
function sourceOfVisit(): Pick<SignupQuery, 'source'> {
  const source = visitSource({ url: window.location.href, referrer: document.referrer });
  return source === null ? {} : { source };
}

export const browserSignupPorts: SignupPorts = {
  store: browserStore,
  signUp: ({ query, ...call }) =>
    send(signupEndpoint, { ...call, query: { ...query, ...sourceOfVisit() }, timeoutMs: SIGNUP_TIMEOUT_MS }),
  trackSignup: (query) => void send(trackSignupEndpoint, { query }).catch(() => undefined),
  newKey: randomKey,
  now: () => Date.now(),
  goToVip: () => window.location.assign(vipPath),
};

export const SignupPortsContext = createContext<SignupPorts>(browserSignupPorts);
