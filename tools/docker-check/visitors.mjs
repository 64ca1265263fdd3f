import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { HOST } from './settings.mjs';

/**
 * One request as the TLS proxy hands it on.
 * @param {{ port: number, host: string, path: string, from: string, body?: object }} question
 * @returns {Promise<{ status: number, text: string }>}
 */
export function ask({ port, host, path, from, body }) {
  const sent = body && JSON.stringify(body);
  const headers = {
    ...{ host, 'x-forwarded-for': from, 'x-forwarded-proto': 'https' },
    ...(sent && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method: sent ? 'POST' : 'GET', headers, agent: false });
    call.on('response', (answer) =>
      text(answer).then((whole) => resolve({ status: answer.statusCode ?? 0, text: whole }), reject),
    );
    call.on('error', reject);
    call.end(sent);
  });
}

/** Visitors of the funnel for as long as something is done to it. */
export class Visitors {
  asked = 0;
  /** Of those whom the answer said so, in the order of the answers. */
  registered = 0;
  /** @type {string[]} */
  failed = [];
  running = true;

  /** @param {number} port */
  constructor(port) {
    this.port = port;
    this.done = Promise.all([this.look('/', 100), this.look('/api/faqs', 50), this.register(1_500)]);
  }

  /** @param {string} path @param {number} rest milliseconds */
  async look(path, rest) {
    while (this.running) {
      await this.visit({ path });
      await pause(rest);
    }
  }

  /** Slowly: many at once would rightly be taken for machines. @param {number} rest milliseconds */
  async register(rest) {
    while (this.running) {
      const body = { name: 'Check', email: `check.${randomUUID()}@${HOST.funnel}` };
      if (await this.visit({ path: '/api/signup', body })) this.registered += 1;
      await pause(rest);
    }
  }

  /** @private @param {{ path: string, body?: object }} what */
  async visit(what) {
    this.asked += 1;
    const from = `203.0.113.${this.asked % 250}`;
    const { status } = await ask({ port: this.port, host: HOST.funnel, from, ...what }).catch((error) => ({
      status: error.code ?? error.message,
    }));
    if (status !== 200) this.failed.push(`${what.path} ${status}`);
    return status === 200;
  }

  async stop() {
    this.running = false;
    await this.done;
  }
}
