import { ATTACK_MODES, isMailDomain, MAX_SHIELD_DOMAINS, type AttackMode } from '@summit/contracts';
import { isEmail } from '@summit/rules';
import { isWebLink } from '../links/web-link.js';
import { isBoolean, isCount, isCountOrNull, kind } from './setting-kind.js';

/** Of alerts. */
export const MAX_RECIPIENTS = 10;

const isHourOfDay = (value: unknown): boolean => typeof value === 'number' && isCountOrNull(value) && value <= 23;
const isDomains = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MAX_SHIELD_DOMAINS && value.every((one) => isMailDomain(one));

/** What an operator is told of, and who is told. */
export const ALERT_SETTINGS = {
  'alerts.recipients': kind<string[]>({
    meaning: 'Who gets a mail of what an operator has to know; none: the address of support.',
    default: [],
    accepts: (value) =>
      Array.isArray(value) && value.length <= MAX_RECIPIENTS && value.every((one) => isEmail(String(one))),
  }),
  'alerts.webhook_url': kind<string | null>({
    meaning: 'Address that gets the same as {"text": "…"}, as Slack expects; null: none.',
    default: null,
    accepts: (value) => value === null || (typeof value === 'string' && isWebLink(value)),
  }),
  'alerts.quiet_from': kind<number>({
    meaning: 'Hour of the day, Pacific, from which only what is urgent is told.',
    default: 22,
    accepts: isHourOfDay,
  }),
  'alerts.quiet_to': kind<number>({
    meaning: 'Hour of the day, Pacific, from which everything is told again; the same hour: nothing is quiet.',
    default: 7,
    accepts: isHourOfDay,
  }),
  'alerts.queue_minutes': kind<number>({
    meaning: 'How many minutes a due job may wait before somebody is told.',
    default: 5,
    accepts: isCount,
  }),
  'alerts.failing_percent': kind<number>({
    meaning: 'Above which share of failed payments in an hour, in percent, somebody is told.',
    default: 50,
    accepts: isCount,
  }),
};

/** What stands in front of registration and sign-ins. */
export const SHIELD_SETTINGS = {
  'shield.suspicious_per_minute': kind<number>({
    meaning:
      'From how many suspicious presses of one form in a minute (registrations without a token, wrong passwords, any application) it is taken for attacked, and browsers are asked for work.',
    default: 120,
    accepts: isCount,
  }),
  'shield.attack_minutes': kind<number>({
    meaning: 'For how many minutes after the last of them a form is taken for attacked.',
    default: 10,
    accepts: isCount,
  }),
  'shield.block_per_hour': kind<number>({
    meaning:
      'From how many presses of one form in an hour an address block (/24, of IPv6 /48) is asked for work; people behind one carrier share a block.',
    default: 300,
    accepts: isCount,
  }),
  'shield.work_tries': kind<number>({
    meaning:
      'How much work a browser is asked for, in tries at most: 400 take a slow phone a second, a fast computer a tenth.',
    default: 400,
    accepts: (value) => isCount(value) && Number(value) <= 10_000,
  }),
  'shield.refuse_disposable': kind<boolean>({
    meaning: 'Whether free registrations with addresses of the list of services for throwaway mail are refused.',
    default: true,
    accepts: isBoolean,
  }),
  'shield.attack_mode': kind<AttackMode>({
    meaning:
      'Whether everybody is asked for work: while an attack is seen (auto), always, or at registrations never (never). Sign-ins then decide as in auto; attacks are shown and alerted in any case.',
    default: 'auto',
    accepts: (value) => ATTACK_MODES.some((mode) => mode === value),
  }),
  'shield.allowed_domains': kind<string[]>({
    meaning: 'Domains of addresses that are no throwaway mail, whatever the list and shield.refused_domains say.',
    default: [],
    accepts: isDomains,
  }),
  'shield.refused_domains': kind<string[]>({
    meaning:
      'Domains whose addresses cannot register for free, with all their subdomains, whatever shield.refuse_disposable says.',
    default: [],
    accepts: isDomains,
  }),
};
