import type { TrackSignupQuery, SignupResponse } from '@summit/contracts';
import type { SignupCall, SignupPorts } from '../src/features/registration/signup-ports';
import { memoryStore } from './memory-store';

export const SIGNUP_ANSWER: SignupResponse = {
  id: 'signup-7',
  bonus_download_urls: {
    'free-signup-bonus-1': { url: '/bonus/1' },
    'free-signup-bonus-2': { url: '/bonus/2' },
  },
  invite_url: 'https://summit.example/?invite=hana',
};

/** Ports that remember what was asked of them. `answers` are taken one by one; an error is thrown. */
export function fakeSignupPorts(answers: (SignupResponse | Error | Promise<SignupResponse>)[] = [SIGNUP_ANSWER]) {
  const calls: SignupCall[] = [];
  const tracked: TrackSignupQuery[] = [];
  const store = memoryStore();
  let keys = 0;
  let visitsToVip = 0;
  let begun = 0;
  const ports: SignupPorts = {
    store,
    prepare: () => {
      begun += 1;
    },
    async signUp(call) {
      calls.push(call);
      const answer = answers.shift() ?? SIGNUP_ANSWER;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    trackSignup: (query) => tracked.push(query),
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    now: () => Date.parse('2025-11-20T10:00:00Z'),
    goToVip: () => {
      visitsToVip += 1;
    },
  };
  return { ports, store, calls, tracked, visitsToVip: () => visitsToVip, begun: () => begun };
}
