import type { AttackMode, ShieldedForm, ShieldOutcome } from '@summit/contracts';

const FORMS: Record<ShieldedForm, string> = {
  signup: 'Registration',
  affiliate_application: 'Application of affiliates',
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

const MODES: Record<AttackMode, string> = {
  auto: 'While an attack is seen',
  always: 'Always',
  never: 'Never',
};
const MODE_HINTS: Record<AttackMode, string> = {
  auto: 'The shield decides for each form by itself, and tells you in the alerts.',
  always:
    'Browsers of all people work for a moment before each registration and sign-in. Programs without that work are refused.',
  never:
    'At registrations only single presses that look like a machine are asked: for the day on which honest people are held up. Sign-ins still decide by themselves. Attacks are shown and alerted all the same.',
};
/** What holds now, above the list of attacks. */
const IN_FORCE: Record<AttackMode, string> = {
  auto: 'Everybody is asked for work while an attack is seen.',
  always: 'Everybody is asked for work at each registration and sign-in: an owner has chosen Always.',
  never: 'Attacks on registrations ask nobody for work: an owner has chosen Never. Sign-ins decide by themselves.',
};

/** Texts of what machines tried, and of what is set against them. */
export const SHIELD_TEXTS = {
  title: 'Machines at the door',
  about:
    'Presses that were not simply accepted. Work is done by the browser in a moment, without its person; most machines do not do it.',
  attacked: 'Attacked',
  inForce: IN_FORCE,
  askedUntil: 'everybody is asked for work until',
  attackedUntil: 'taken for attacked until',
  what: 'What happened',
  today: 'Today',
  week: '7 days',
  empty: 'Nothing suspicious in seven days.',
  emptyReason: 'Every registration and sign-in was accepted at once.',
  failed: 'What machines tried was not loaded.',
  waiting: 'Loading what machines tried...',
  settings: 'What the shield does',
  attackMode: 'Everybody is asked for work',
  modes: MODES,
  modeHints: MODE_HINTS,
  refuseDisposable: 'Refuse free registrations with throwaway mail',
  refusedDomains: 'Throwaway mail too',
  refusedHint:
    'Domains to refuse, one a line, also while the switch above is off. Everybody with an address of such a domain or of its subdomains is refused: co.uk would refuse all of them.',
  allowedDomains: 'No throwaway mail',
  allowedHint: 'Domains that are never refused, one a line, whatever the list and the field above say.',
  noDomain: (text: string) => `${text} is no domain. Write example.com`,
  tooMany: '500 domains at most',
  save: 'Save',
  saving: 'Saving...',
  saveFailed: 'The shield could not be set.',
  forms: FORMS,
  outcomes: OUTCOMES,
} as const;
