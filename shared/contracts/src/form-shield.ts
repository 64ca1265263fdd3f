import type { ListChange } from '@summit/rules';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/**
 * What a page sends with a form besides the documented body: the token of the page, the work that was asked for, and whether the field
 * that people do not see was filled in. A call without any of them is answered, too, in calm times.
 */
export const FORM_HEADERS = { token: 'x-form-token', proof: 'x-form-proof', trap: 'x-form-trap' } as const;

/** Work for a browser, as `altcha-lib` writes it. Comes as `challenge` with the error `proof_of_work_needed`. */
export interface WorkChallenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    keySignature?: string;
    data?: Record<string, string | number | boolean | null>;
  };
  signature?: string;
}

/** What machines like to press. */
export const SHIELDED_FORMS = ['signup', 'affiliate_application', 'vip_login', 'speaker_login', 'admin_login'] as const;
export type ShieldedForm = (typeof SHIELDED_FORMS)[number];

/** Why a press was asked for work, or refused (`trap`, `disposable`). */
export const SHIELD_REASONS = [
  'attack',
  'crowded',
  'no_token',
  'old_token',
  'instant',
  'used_token',
  'forged_token',
  'no_page',
  'trap',
  'disposable',
] as const;
export type ShieldReason = (typeof SHIELD_REASONS)[number];
/** `proven`: was asked for work, did it and went on. */
export type ShieldOutcome = ShieldReason | 'proven';

export interface FormTokenResponse {
  /** Good for one press. */
  token: string;
  /** Seconds. */
  expires_in: number;
}

/** Asked for when somebody begins to fill the registration form in; the page itself is the same bytes for everybody. */
export const signupTokenEndpoint: Endpoint<{ response: FormTokenResponse }> = {
  method: 'GET',
  path: '/api/signup/token',
  access: 'public',
  source: 'F-330',
};

export interface ShieldFigure {
  form: ShieldedForm;
  outcome: ShieldOutcome;
  /** Presses of the Pacific day. */
  today: number;
  /** Of seven days, today among them. */
  week: number;
}

/**
 * `auto`: while an attack is seen. `never`: of registrations and applications, only single presses that look like a machine's are asked; sign-ins
 * decide as in `auto`, because a run of passwords is stopped by nothing else.
 */
export const ATTACK_MODES = ['auto', 'always', 'never'] as const;
export type AttackMode = (typeof ATTACK_MODES)[number];

/** What an owner has decided for a form: everybody is asked, or nobody; null where it follows from the attacks that are seen. */
export function asksEverybody(mode: AttackMode, form: ShieldedForm): boolean | null {
  if (mode === 'always') return true;
  return mode === 'never' && (form === 'signup' || form === 'affiliate_application') ? false : null;
}

export const MAX_SHIELD_DOMAINS = 500;
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;
/** A domain behind the @ of an address, in lower case: `mail.example.com`. No `com`: it would hold for everybody. */
export const isMailDomain = (value: unknown): boolean => typeof value === 'string' && DOMAIN.test(value);

/** What owners choose. Domains count with their subdomains; one that is allowed and refused is allowed. */
export interface ShieldChoices {
  /** When everybody is asked for work. */
  attack_mode: AttackMode;
  /** Whether addresses of the list of throwaway mail are refused. */
  refuse_disposable: boolean;
  allowed_domains: string[];
  /** Whatever `refuse_disposable` says. */
  refused_domains: string[];
}

export interface ShieldResponse {
  success: true;
  /** What was asked for work, refused and proven; nothing of presses that were simply accepted. Most of a week first. */
  data: ShieldFigure[];
  /** Forms that are taken for attacked, whether or not everybody is asked because of it. ISO 8601, UTC. */
  attacks: { form: ShieldedForm; ends_at: string }[];
  attack_mode: AttackMode;
  /** Only for owners: whoever knows them knows what comes through. */
  settings: ShieldChoices | null;
}

export const adminShieldEndpoint: Endpoint<{ response: ShieldResponse }> = {
  method: 'GET',
  path: '/api/admin/shield',
  access: 'admin',
  staffRole: 'support',
  source: 'F-330',
};

type DomainLists = 'allowed_domains' | 'refused_domains';
/**
 * What is to change, at least one of them; whatever is not named stays as it is, also where another owner has just set it. `add` and
 * `remove` have at most 500 domains each.
 */
export type ShieldChanges = Partial<Omit<ShieldChoices, DomainLists> & Record<DomainLists, ListChange>>;

export interface SaveShieldResponse extends MessageAnswer {
  /** All of them, as they are now. */
  settings: ShieldChoices;
}

export const adminSaveShieldEndpoint: Endpoint<{ body: ShieldChanges; response: SaveShieldResponse }> = {
  method: 'PUT',
  path: '/api/admin/shield/settings',
  access: 'admin',
  source: 'F-330',
};
