import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { html } from '../../page/html.js';
import { moment } from '../../page/page.js';
import type { Provider } from '../provider.js';
import { send, type Answer } from '../answer.js';
import { RowFile, type Rows } from '../row-file.js';
import { makeSmsMessage, type SmsMessage, type WrittenMessage } from './sms-message.js';

const KEEP = 5_000;
const LONGEST = 1_600;
const E164 = /^\+[1-9]\d{6,14}$/;

function failure(status: number, code: number, message: string): Answer {
  const body = { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
  return { status, body };
}

/** The provider's own magic numbers, so that every refusal can be seen without control calls. */
const REFUSED: Record<string, Answer> = {
  '+15005550001': failure(400, 21211, `Invalid 'To' Phone Number: +15005550001`),
  '+15005550004': failure(400, 21610, 'Attempt to send to unsubscribed recipient'),
  '+15005550009': failure(400, 21614, `'To' number is not a valid mobile number`),
};

function problem(to: string, from: string, body: string): Answer | undefined {
  if (!to) return failure(400, 21604, `A 'To' phone number is required.`);
  if (!from) return failure(400, 21603, `A 'From' phone number is required.`);
  if (!body) return failure(400, 21602, 'Message body is required.');
  if (!E164.test(to)) return failure(400, 21211, `Invalid 'To' Phone Number: ${to}`);
  if (body.length > LONGEST) {
    return failure(400, 21617, 'The concatenated message body exceeds the 1600 character limit.');
  }
  return REFUSED[to];
}

/** The account a request signs in as (its name must be that of the path), or undefined. */
function signedIn(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic (\S+)$/.exec(authorization ?? '') ?? [];
  const [name, secret] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':');
  return secret ? name : undefined;
}

/** The SMS gateway in Twilio's shape: send and list messages. Like Twilio it knows no idempotency keys: each call is a message. */
export class SmsGateway implements Provider {
  readonly key = 'sms';
  readonly title = 'Text messages';
  readonly prefix = '/sms';

  private readonly messages: Rows<SmsMessage>;

  private constructor(private readonly file: RowFile) {
    this.messages = file.table('message');
  }

  static async open(dir: string): Promise<SmsGateway> {
    return new SmsGateway(await RowFile.open(path.join(dir, 'sms.jsonl')));
  }

  routes(app: FastifyInstance): void {
    const messages = '/2010-04-01/Accounts/:sid/Messages.json';
    app.addHook<{ Params: { sid?: string } }>('preHandler', async (request, reply) => {
      if (request.params.sid && signedIn(request.headers.authorization) === request.params.sid) return;
      await send(reply, {
        ...failure(401, 20003, 'Authenticate'),
        headers: { 'www-authenticate': 'Basic realm="SMS gateway"' },
      });
    });

    app.post<{ Params: { sid: string }; Body: Record<string, unknown> | null }>(messages, async (request, reply) => {
      const field = (name: string) => {
        const value = request.body?.[name];
        return typeof value === 'string' ? value.trim() : '';
      };
      const answer = this.create(request.params.sid, { to: field('To'), from: field('From'), body: field('Body') });
      await this.file.save();
      return send(reply, answer);
    });

    app.get<{ Params: { sid: string }; Querystring: { To?: string; PageSize?: string; Page?: string } }>(
      messages,
      async ({ params, query }) => {
        const size = Math.min(1_000, Math.max(1, Number(query.PageSize) || 50));
        const page = Math.max(0, Number(query.Page) || 0);
        const found = [...this.messages.values()]
          .filter((one) => one.account_sid === params.sid && (!query.To || one.to === query.To))
          .reverse();
        const uri = (at: number) => `/2010-04-01/Accounts/${params.sid}/Messages.json?PageSize=${size}&Page=${at}`;
        return {
          messages: found.slice(page * size, (page + 1) * size),
          page,
          page_size: size,
          start: page * size,
          end: Math.max(page * size, Math.min(found.length, (page + 1) * size) - 1),
          uri: uri(page),
          first_page_uri: uri(0),
          previous_page_uri: page > 0 ? uri(page - 1) : null,
          next_page_uri: (page + 1) * size < found.length ? uri(page + 1) : null,
        };
      },
    );
  }

  private create(account: string, { to, from, body }: WrittenMessage): Answer {
    const refused = problem(to, from, body);
    if (refused) return refused;
    const message = makeSmsMessage(account, { to, from, body });
    this.messages.set(message.sid, message);
    this.messages.keepNewest(KEEP);
    return { status: 201, body: message };
  }

  failure(kind: 'server_error' | 'too_many_requests'): Answer {
    return kind === 'server_error'
      ? failure(500, 20500, 'Internal Server Error')
      : { ...failure(429, 20429, 'Too Many Requests'), headers: { 'retry-after': '1' } };
  }

  section() {
    const newest = [...this.messages.values()].slice(-50).reverse();
    if (newest.length === 0) {
      return html`<p class="empty">
        No text message yet. Who registers with a phone number gets reminders by text message.
      </p>`;
    }
    return html`<ul class="list">
      ${newest.map((one) => html`<li><span class="title">To ${one.to}</span>${moment(new Date(one.date_created).toISOString())}<span class="more">${one.body}</span></li>`)}
    </ul>`;
  }

  async clear(): Promise<void> {
    this.messages.clear();
    await this.file.save();
  }
}
