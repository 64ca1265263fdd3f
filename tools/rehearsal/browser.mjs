// One person's browser: a network address, a cookie jar, and the habit of pressing again when no answer comes.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Chance } from './chance.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** A button waits longer than this for no answer. */
const TIMEOUT_MS = 60_000;
const TRIES = 5;
/** What the apps send under a key, which web servers pass on to another process when one dies: useSignupForm.ts, useRating.ts. */
const KEYED = new Set(['/api/signup', '/api/sessions/rate']);
/** What the offer pages make again once by themselves where the process died (twice-at-most.ts), and after how long. */
const MADE_AGAIN = new Set([
  '/api/stripe/one-click-charge',
  '/api/stripe/create-checkout-session',
  '/api/stripe/create-payment-plan',
  '/api/paypal/create-order',
  '/api/paypal/capture-order',
]);
const AGAIN_AFTER_MS = 2_000;
/** What pages tell without a button: nobody presses again. */
const UNPRESSED = /^\/api\/(analytics\/track|affiliate\/track-|sessions\/track-|prompts\/track-|timer\/start)/;

export const closeConnections = () => agent.destroy();

/**
 * @typedef {object} CallOptions
 * @property {string} [path] where it differs from the route: parts filled in, a query
 * @property {object} [body]
 * @property {Record<string, string>} [headers]
 * @property {boolean} [loses] the connection is cut once the request is out
 *
 * @typedef {{ status: number, body: any, cookies: string[] }} Answer
 */

/** The connection broke before the answer was there. */
class Broken extends Error {}

export class Browser {
  /** @type {Map<string, string>} */
  cookies = new Map();
  /** @type {string | null} */
  bearer = null;

  /**
   * @param {object} options
   * @param {string} options.origin
   * @param {string} options.address where it says to come from; the product trusts who asks from this machine
   * @param {import('./measurements.mjs').Measurements} options.measurements
   * @param {() => number} options.now the product's time
   * @param {number} [options.brokenAnswerShare] of the calls that write: the answer is lost on the way
   * @param {number} [options.seed]
   */
  constructor({ origin, address, measurements, now, brokenAnswerShare = 0, seed = 0 }) {
    this.origin = origin;
    this.address = address;
    this.measurements = measurements;
    this.now = now;
    this.brokenAnswerShare = brokenAnswerShare;
    this.network = new Chance(seed, 0x6e6574);
  }

  /** @param {string} route as in the endpoint table @param {CallOptions} [options] */
  get(route, options = {}) {
    return this.call('GET', route, options);
  }

  /**
   * A press of a button: the same body again until an answer arrives, under the same key where the apps send one.
   * @param {string} route
   * @param {object} body
   * @param {CallOptions} [options]
   */
  async press(route, body, options = {}) {
    const headers = { ...(KEYED.has(route) && { 'idempotency-key': randomUUID() }), ...options.headers };
    for (let tries = 1; ; tries += 1) {
      const loses = tries === 1 && !UNPRESSED.test(route) && this.network.happens(this.brokenAnswerShare);
      try {
        return await this.call('POST', route, { ...options, body, headers, loses });
      } catch (error) {
        if (!(error instanceof Broken) || tries === TRIES) throw error;
        this.measurements.broken += 1;
        await pause(20 * tries);
      }
    }
  }

  /**
   * @param {string} method
   * @param {string} route
   * @param {CallOptions} options
   * @returns {Promise<Answer>}
   */
  async call(method, route, options) {
    const began = performance.now();
    const at = this.now();
    try {
      const answer = await this.answered(method, route, options);
      const { status, body } = answer;
      this.measurements.call(route, { at, ms: performance.now() - began, status, code: body?.code });
      return answer;
    } catch (error) {
      if (!(error instanceof Broken)) this.measurements.error(route, 0, String(error));
      throw error;
    }
  }

  /**
   * What the app hears in the end.
   * @private
   * @param {string} method
   * @param {string} route
   * @param {CallOptions} options
   */
  async answered(method, route, options) {
    const answer = await this.exchange(method, route, options);
    if (!MADE_AGAIN.has(route) || !isOfNoProcess(answer)) return answer;
    await pause(AGAIN_AFTER_MS);
    return this.exchange(method, route, options);
  }

  /**
   * @private
   * @param {string} method
   * @param {string} route
   * @param {CallOptions} options
   * @returns {Promise<Answer>}
   */
  exchange(method, route, { path = route, body, headers = {}, loses = false }) {
    return new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(`${this.origin}${path}`, {
        method,
        agent,
        headers: {
          'x-forwarded-for': this.address,
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(this.cookies.size > 0 && {
            cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...(this.bearer && { authorization: `Bearer ${this.bearer}` }),
          ...headers,
        },
      });
      sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error('no answer after a minute')));
      sent.on('error', (error) => reject(loses ? new Broken() : error));
      sent.on('response', (response) => {
        if (loses) {
          sent.destroy(new Broken());
          return;
        }
        let received = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (received += chunk));
        response.on('error', reject);
        response.on('end', () => {
          this.keep(response.headers['set-cookie'] ?? []);
          resolve({
            status: response.statusCode ?? 0,
            body: parsed(received),
            cookies: response.headers['set-cookie'] ?? [],
          });
        });
      });
      sent.end(text, () => {
        // The request is on its way; whoever rides through a tunnel presses again while it is being worked on.
        if (loses) setTimeout(() => sent.destroy(new Broken()), 2);
      });
    });
  }

  /** @private @param {string[]} lines */
  keep(lines) {
    for (const line of lines) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (name && value) this.cookies.set(name, value);
    }
  }
}

/** A web server's own answer, with the API's code or as nginx has it, or the API's without a database. @param {Answer} answer */
const isOfNoProcess = ({ status, body }) =>
  [502, 503, 504].includes(status) && (body?.code ?? 'service_unavailable') === 'service_unavailable';

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
