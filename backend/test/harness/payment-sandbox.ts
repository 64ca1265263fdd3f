import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@summit/provider-simulators';
import type { Provider } from '@summit/rules';
import type { AppConfig } from '../../src/config/app-config.js';
import { readConfig } from '../../src/config/env.js';
import type { RawNotification } from '../../src/modules/payments/providers/application/provider-events.port.js';
import { eventually } from './eventually.js';
import { scriptedServer } from './scripted-server.js';

export interface PaymentSandbox {
  url: string;
  /** Settings that lead here. */
  config: Pick<AppConfig, 'stripe' | 'paypal'>;
  /** The sandbox's time in ms; `control('clock', { days: 40 })` moves it. */
  now(): Promise<number>;
  /** What happens at a provider without us: `control('stripe/pay', { session, card })`. */
  control<Answer>(call: string, wish: Record<string, string>): Promise<Answer>;
  books<Books>(provider: Provider): Promise<Books>;
  /** The next calls go wrong. Throws while an earlier accident is ahead: it would hit another call than the one it was meant for. */
  /** The next calls go wrong. Throws while an earlier accident is ahead: it would hit another call than the one it was meant for. */
  disturb(provider: Provider, answer: string, times: number): Promise<void>;
  /** Notifications that were sent, as they came. */
  notifications(provider: Provider): Promise<RawNotification[]>;
  stop(): Promise<void>;
}

/** What happens behind an answer has begun by then; whether a notification has arrived is looked up. */
const SETTLING_MS = 150;

type Webhooks = { webhooks: Record<Provider, { deliveries: { state: string }[] }> };

async function read<Answer>(answered: Promise<Response>): Promise<Answer> {
  const response = await answered;
  if (!response.ok) throw new Error(`${response.url} answered ${String(response.status)}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** The sandbox of the payment providers, on a free port, with a mailbox for its notifications instead of an application. */
export async function startPaymentSandbox(): Promise<PaymentSandbox> {
  const mailbox = await scriptedServer(() => ({ status: 200, body: '{"received":true}' }));
  const dir = mkdtempSync(path.join(tmpdir(), 'summit-payments-'));
  const sandbox = await startSandbox({ port: 0, dir });
  sandbox.sendTo(mailbox.url);
  const demo = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  const onTheirWay = async (provider: Provider) => {
    const { webhooks } = await read<Webhooks>(fetch(`${sandbox.url}/control/webhooks`));
    return webhooks[provider].deliveries.some(({ state }) => state === 'waiting');
  };
  const post = async <Answer>(call: string, body: object): Promise<Answer> =>
    read<Answer>(
      fetch(`${sandbox.url}/control/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  return {
    url: sandbox.url,
    config: {
      stripe: { ...demo.stripe, apiBase: sandbox.url },
      paypal: { ...demo.paypal, apiBase: sandbox.url },
    },
    now: async () => Date.parse((await read<{ now: string }>(fetch(`${sandbox.url}/control/clock`))).now),
    control: post,
    books: (provider) => read(fetch(`${sandbox.url}/control/${provider}/books`)),
    disturb: async (provider, answer, times) => {
      const { next_answers: ahead } = await read<{ next_answers: object }>(
        fetch(`${sandbox.url}/control/next-answers`),
      );
      if (Object.keys(ahead).length > 0) throw new Error(`an accident is left over: ${JSON.stringify(ahead)}`);
      await post('next-answers', { provider, answer, times });
    },
    notifications: async (provider) => {
      await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
      await eventually(async () => !(await onTheirWay(provider)));
      return mailbox.seen
        .filter(({ path: to }) => to === `/api/webhooks/${provider}`)
        .map(({ body, headers }) => ({ body: Buffer.from(body), headers }));
    },
    stop: async () => {
      await sandbox.stop();
      await mailbox.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
