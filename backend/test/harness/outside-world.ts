import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startInbox, startSandbox } from '@summit/provider-simulators';
import type { Provider } from '@summit/rules';
import { eventually } from './eventually.js';
import { read } from './running-app.js';

export interface ReceivedMail {
  id: string;
  to: string[];
  subject: string;
}

export interface ReceivedText {
  text: string;
  html: string;
  headers: { name: string; value: string }[];
}

export interface OutsideWorld {
  /** Environment that points an application here. */
  env: Record<string, string>;
  mailsTo(address: string): Promise<ReceivedMail[]>;
  /** Subjects of its mails, the first one first. */
  subjectsTo(address: string): Promise<string[]>;
  /** Waits for a mail with this subject. */
  mailAbout(address: string, subject: string | RegExp): Promise<ReceivedText>;
  mail(id: string): Promise<ReceivedText>;
  subscribers(): Promise<{ email: string; status: string }[]>;
  texts(): Promise<{ to: string; body: string }[]>;
  /** The next calls of a provider go wrong. */
  disturb(provider: 'sms' | 'list-service' | 'tapfiliate' | Provider, answer: string, times: number): Promise<void>;
  /** What buyer, bank or time do at a payment provider: `control('stripe/pay', { session, card })`. Throws what it refuses. */
  control<Answer = unknown>(call: string, wish: Record<string, string>): Promise<Answer>;
  /** All money that a payment provider moved. */
  books<Books>(provider: Provider): Promise<Books>;
  /** Notifications go to this application from now on. */
  notify(apiUrl: string): void;
  stop(): Promise<void>;
}

/** Everything beyond our process: a real SMTP server, the list service and the SMS gateway, each on a free port. */
export async function startOutsideWorld(): Promise<OutsideWorld> {
  const dir = mkdtempSync(path.join(tmpdir(), 'summit-outside-'));
  const inbox = await startInbox({ smtpPort: 0, httpPort: 0, dir });
  const sandbox = await startSandbox({ port: 0, dir });
  const list = `${sandbox.url}/aweber`;
  const sms = `${sandbox.url}/sms`;
  const mailsTo = async (address: string) =>
    (await read<{ messages: ReceivedMail[] }>(fetch(`${inbox.url}/api/messages?to=${encodeURIComponent(address)}`)))
      .messages;
  const mail = (id: string) => read<ReceivedText>(fetch(`${inbox.url}/api/messages/${id}`));
  const control = async <Answer>(call: string, wish: Record<string, string | number>): Promise<Answer> => {
    const response = await fetch(`${sandbox.url}/control/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (!response.ok) throw new Error(await response.text());
    return read<Answer>(response);
  };
  return {
    env: {
      SMTP_URL: inbox.smtpUrl,
      LIST_API_BASE: list,
      SMS_API_BASE: sms,
      TAPFILIATE_API_BASE: `${sandbox.url}/tapfiliate`,
      TAPFILIATE_API_KEY: 'demo-tapfiliate-key',
      STRIPE_API_BASE: sandbox.url,
      PAYPAL_API_BASE: sandbox.url,
    },
    mailsTo,
    subjectsTo: async (address) => (await mailsTo(address)).map(({ subject }) => subject),
    mailAbout: async (address, subject) => {
      const isMeant = (mail: ReceivedMail) =>
        typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject);
      const { id } = await eventually(async () => (await mailsTo(address)).find(isMeant));
      return mail(id);
    },
    mail,
    subscribers: async () =>
      (
        await read<{ entries: { email: string; status: string }[] }>(
          fetch(`${list}/1.0/accounts/demo-account/lists/demo-list/subscribers`, {
            headers: { authorization: 'Bearer demo-list-token' },
          }),
        )
      ).entries,
    texts: async () =>
      (
        await read<{ messages: { to: string; body: string }[] }>(
          fetch(`${sms}/2010-04-01/Accounts/ACdemo/Messages.json`, {
            headers: { authorization: `Basic ${Buffer.from('ACdemo:demo-sms-token').toString('base64')}` },
          }),
        )
      ).messages,
    disturb: async (provider, answer, times) => {
      await control('next-answers', { provider, answer, times });
    },
    control,
    books: (provider) => read(fetch(`${sandbox.url}/control/${provider}/books`)),
    notify: (apiUrl) => sandbox.sendTo(apiUrl),
    stop: async () => {
      await Promise.all([inbox.stop(), sandbox.stop()]);
    },
  };
}
