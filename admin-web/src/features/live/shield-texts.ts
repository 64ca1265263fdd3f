import type { ShieldedForm, ShieldOutcome } from '@summit/contracts';

const FORMS: Record<ShieldedForm, string> = {
  signup: 'Registration',
  vip_login: 'Sign-in of members',
  speaker_login: 'Sign-in of speakers',
  admin_login: 'Sign-in of staff',
};

const OUTCOMES: Record<ShieldOutcome, string> = {
  attack: 'Asked for work, during an attack',
  crowded: 'Asked for work: many from one network',
  no_token: 'Asked for work: a page without its token',
  old_token: 'Asked for work: token over six hours old',
  instant: 'Asked for work: faster than a person',
  used_token: 'Asked for work: token used before',
  forged_token: 'Asked for work: token not ours',
  no_page: 'Asked for work: token without a page',
  trap: 'Refused: hidden field filled in',
  disposable: 'Refused: throwaway mail',
  proven: 'Did the work and went on',
};

/** Texts of what machines tried. */
export const SHIELD_TEXTS = {
  title: 'Machines at the door',
  about:
    'Presses that were not simply accepted. Work is done by the browser in a moment, without its person; most machines do not do it.',
  attacked: 'Attacked',
  until: 'everybody is asked for work until',
  what: 'What happened',
  today: 'Today',
  week: '7 days',
  empty: 'Nothing suspicious in seven days.',
  emptyReason: 'Every registration and sign-in was accepted at once.',
  failed: 'What machines tried was not loaded.',
  waiting: 'Loading what machines tried...',
  forms: FORMS,
  outcomes: OUTCOMES,
} as const;
