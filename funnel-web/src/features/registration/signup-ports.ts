import { download, isApiError, send } from '@summit/api-client';
import {
  bonusDownloadEndpoint,
  signupEndpoint,
  trackSignupEndpoint,
  type SignupQuery,
  type SignupRequest,
  type SignupResponse,
  type TrackSignupQuery,
} from '@summit/contracts';
import { FREE_BONUS_KEYS, visitSource } from '@summit/rules';
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
  /** Has the links of a registered address mailed to it; answers what to tell the visitor (C-112). Never throws. */
  resendLinks(email: string): Promise<string>;
  newKey(): string;
  now(): number;
  goToVip(): void;
}

/** The page that is registered on is the one that the visit began with, or its referrer is a page of ours and says nothing. */
function sourceOfVisit(): Pick<SignupQuery, 'source'> {
  const source = visitSource({ url: window.location.href, referrer: document.referrer });
  return source === null ? {} : { source };
}

const STILL_OPEN = 'The links in the email that you got when you registered still work.';
const NOT_SENT = 'We could not send the links. Please try again, or write to support.';

/** An address alone opens no file: the answer says that the link was mailed. */
async function resendLinks(email: string): Promise<string> {
  try {
    await download(bonusDownloadEndpoint, { params: { bonus_key: FREE_BONUS_KEYS[0] }, query: { email } });
    return STILL_OPEN;
  } catch (reason) {
    return (isApiError(reason) ? reason.detail : null) ?? NOT_SENT;
  }
}

export const browserSignupPorts: SignupPorts = {
  store: browserStore,
  signUp: ({ query, ...call }) =>
    send(signupEndpoint, { ...call, query: { ...query, ...sourceOfVisit() }, timeoutMs: SIGNUP_TIMEOUT_MS }),
  trackSignup: (query) => void send(trackSignupEndpoint, { query }).catch(() => undefined),
  resendLinks,
  newKey: randomKey,
  now: () => Date.now(),
  goToVip: () => window.location.assign(vipPath),
};

export const SignupPortsContext = createContext<SignupPorts>(browserSignupPorts);
