import { findAlerts, type AlertFacts } from './alert-facts.js';

const CALM: AlertFacts = {
  pausedProviders: [],
  dueJobs: { count: 0, oldestSeconds: 0 },
  failingNights: [],
  payments: { ended: 0, declined: 0 },
  signups: { count: 20, before: Array<number>(14).fill(20) },
  sales: { count: 0, before: Array<number>(14).fill(0) },
  attackedForms: [],
};
const LIMITS = { queueMinutes: 5, failingPercent: 50 };
const summaries = (facts: Partial<AlertFacts>) =>
  Object.entries(findAlerts({ ...CALM, ...facts }, LIMITS)).flatMap(([kind, findings]) =>
    findings.map(({ subject, summary }) => `${kind} ${subject}: ${summary}`),
  );

describe('what an operator has to know', () => {
  it('is nothing on a calm day', () => {
    expect(summaries({})).toEqual([]);
  });

  it('is each provider that does not answer', () => {
    expect(summaries({ pausedProviders: ['stripe', 'smtp'] })).toEqual([
      expect.stringMatching(/^provider_down stripe: stripe does not answer/),
      expect.stringMatching(/^provider_down smtp: smtp does not answer/),
    ]);
  });

  it('is a queue that stands still, from the limit on', () => {
    expect(summaries({ dueJobs: { count: 3, oldestSeconds: 299 } })).toEqual([]);
    expect(summaries({ dueJobs: { count: 3, oldestSeconds: 400 } })).toEqual([
      'queue_late : Jobs wait: 3 are due, the first for 6 minutes. Look whether the workers run.',
    ]);
  });

  it('is work of the night that fails, each by itself', () => {
    expect(summaries({ failingNights: ['ledger-audit', 'retention'] })).toEqual([
      expect.stringMatching(/^nightly_failing ledger-audit: The nightly work ledger-audit fails/),
      expect.stringMatching(/^nightly_failing retention: /),
    ]);
  });

  it('is a share of declined payments above the limit, of enough payments', () => {
    expect(summaries({ payments: { ended: 9, declined: 9 } })).toEqual([]);
    expect(summaries({ payments: { ended: 20, declined: 10 } })).toEqual([]);
    expect(summaries({ payments: { ended: 20, declined: 11 } })).toEqual([
      'payments_failing : Payments fail: 11 of 20 tries of the last hour were declined.',
    ]);
  });

  it('is each form that machines press (F-330)', () => {
    expect(summaries({ attackedForms: ['signup'] })).toEqual([
      expect.stringMatching(/^form_attacked signup: Machines press the form signup/),
    ]);
  });

  it('is an hour without registrations, or with very many sales', () => {
    expect(
      summaries({ signups: { count: 0, before: CALM.signups.before }, sales: { count: 40, before: [1, 0, 2] } }),
    ).toEqual([
      'signup_rate : Unusually few registrations: 0 in the last whole hour, 20 are usual at this hour.',
      'sales_rate : Unusually many sales: 40 in the last whole hour, 1 are usual at this hour.',
    ]);
  });
});
