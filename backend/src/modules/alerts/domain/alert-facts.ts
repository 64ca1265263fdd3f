import { unusualRate } from './unusual-rate.js';

/** Something that stands now. */
interface Finding {
  /** What it is about where a kind has several; '' otherwise. */
  subject: string;
  /** A sentence for whoever is woken. It names no person. */
  summary: string;
}

/** Counts of the last whole hour, and of the same hour of the days before. */
export interface HourlyRate {
  count: number;
  before: readonly number[];
}

export interface AlertFacts {
  pausedProviders: readonly string[];
  /** Of the queue: how many jobs are due and not begun, and since when the first waits (seconds). */
  dueJobs: { count: number; oldestSeconds: number };
  /** Work of the night that has failed for a while, by name. */
  failingNights: readonly string[];
  /** Of the last hour: tries to pay that ended. */
  payments: { ended: number; declined: number };
  signups: HourlyRate;
  sales: HourlyRate;
  /** Forms whose presses are asked for work now (F-330). */
  attackedForms: readonly string[];
}

export interface AlertLimits {
  queueMinutes: number;
  failingPercent: number;
}

/** Fewer tries to pay say nothing about a share. */
const MIN_PAYMENTS = 10;

const whole = (summary: string): Finding[] => [{ subject: '', summary }];

/** What stands now, of every kind that facts tell. */
export function findAlerts(facts: AlertFacts, limits: AlertLimits) {
  return {
    provider_down: facts.pausedProviders.map((provider) => ({
      subject: provider,
      summary: `${provider} does not answer. Calls to it rest and begin again by themselves; look at its status page.`,
    })),
    queue_late: lateQueue(facts.dueJobs, limits),
    nightly_failing: facts.failingNights.map((work) => ({
      subject: work,
      summary: `The nightly work ${work} fails. It is tried again; the log of the workers says why.`,
    })),
    payments_failing: failingPayments(facts.payments, limits),
    signup_rate: farRate(facts.signups, 'registrations'),
    sales_rate: farRate(facts.sales, 'sales'),
    form_attacked: facts.attackedForms.map((form) => ({
      subject: form,
      summary: `Machines press the form ${form}. The tab Shield says what was tried, and whether browsers are asked for work.`,
    })),
  };
}

function lateQueue({ count, oldestSeconds }: AlertFacts['dueJobs'], { queueMinutes }: AlertLimits): Finding[] {
  if (count === 0 || oldestSeconds < queueMinutes * 60) return [];
  const minutes = Math.floor(oldestSeconds / 60);
  return whole(`Jobs wait: ${count} are due, the first for ${minutes} minutes. Look whether the workers run.`);
}

function failingPayments({ ended, declined }: AlertFacts['payments'], { failingPercent }: AlertLimits): Finding[] {
  if (ended < MIN_PAYMENTS || declined * 100 <= ended * failingPercent) return [];
  return whole(`Payments fail: ${declined} of ${ended} tries of the last hour were declined.`);
}

function farRate({ count, before }: HourlyRate, what: string): Finding[] {
  const unusual = unusualRate(count, before);
  if (!unusual) return [];
  const word = unusual.direction === 'high' ? 'Unusually many' : 'Unusually few';
  return whole(
    `${word} ${what}: ${count} in the last whole hour, ${Math.round(unusual.usual)} are usual at this hour.`,
  );
}
