import { send, withProof } from '@summit/api-client';
import {
  FORM_HEADERS,
  signupEndpoint,
  signupTokenEndpoint,
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
import { createFormTokens } from './form-tokens';
import { randomKey } from '../../lib/browser/random-key';

/** Without a token the server asks for work, which takes less. */
const TOKEN_TIMEOUT_MS = 4_000;
/** A signup is given up after 15 seconds (F-089). */
export const SIGNUP_TIMEOUT_MS = 15_000;

export interface SignupCall {
  query: SignupQuery;
  body: SignupRequest;
  idempotencyKey: string;
  /** Whether the field that people do not see holds something. */
  trapFilled: boolean;
  /** Called when the browser begins to do work that the server asks for. */
  onWork(): void;
}

/** What the registration form needs from the outside. */
export interface SignupPorts {
  store: BrowserStore;
  /** Somebody begins to fill the form in. */
  prepare(): void;
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

const tokens = createFormTokens(async () => (await send(signupTokenEndpoint, { timeoutMs: TOKEN_TIMEOUT_MS })).token);

export const browserSignupPorts: SignupPorts = {
  store: browserStore,
  prepare: tokens.prepare,
  async signUp({ query, trapFilled, onWork, ...call }) {
    const own = { [FORM_HEADERS.token]: await tokens.take(), [FORM_HEADERS.trap]: trapFilled ? '1' : '' };
    const options = { ...call, query: { ...query, ...sourceOfVisit() }, timeoutMs: SIGNUP_TIMEOUT_MS };
    return withProof((proof) => send(signupEndpoint, { ...options, headers: { ...own, ...proof } }), { onWork });
  },
  trackSignup: (query) => void send(trackSignupEndpoint, { query }).catch(() => undefined),
  newKey: randomKey,
  now: () => Date.now(),
  goToVip: () => window.location.assign(vipPath),
};

export const SignupPortsContext = createContext<SignupPorts>(browserSignupPorts);
