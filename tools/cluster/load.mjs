// Visitors that register and buy, and an office that looks at its figures, for as long as a test needs them.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { buy, openOffer } from '../rehearsal/acts/buying.mjs';
import { OFFICE } from '../rehearsal/acts/office.mjs';
import { Browser } from '../rehearsal/browser.mjs';
import { priceOf } from '../rehearsal/person.mjs';

const MONEY = {
  affiliate: null,
  signsUp: true,
  provider: /** @type {const} */ ('stripe'),
  declinedFirst: false,
  pages: /** @type {const} */ (['vip']),
  gaveUp: null,
  asksBack: false,
};

/** Sent without a key, and made again by no app: these are lost with the process that has them. */
const LOST_WITH_THEIR_PROCESS = /^\/api\/(analytics\/track|timer\/start|admin\/auth\/login) /;

/** @typedef {{ at: number, kind: string, ok: boolean, what: string }} Call */

export class Load {
  /** @type {Call[]} */
  calls = [];
  /** Addresses whose registration was answered with success. @type {string[]} */
  registered = [];
  /** When these answers came. @type {number[]} */
  registeredAt = [];
  /** @type {import('../rehearsal/acts/scene.mjs').Purchased[]} */
  purchased = [];
  /** @type {string[]} */
  strange = [];
  running = true;

  /** @param {import('./cluster-world.mjs').ClusterWorld} world @param {{ signups: number, buyers: number, offices: number, pauseMs?: number }} many of each at once, and how long each rests between two */
  constructor(world, many) {
    this.world = world;
    this.pauseMs = many.pauseMs ?? 20;
    const times = (/** @type {number} */ n, /** @type {() => Promise<void>} */ work) =>
      Array.from({ length: n }, () => this.repeat(work));
    this.done = Promise.all([
      ...times(many.signups, () => this.register()),
      ...times(many.buyers, () => this.purchase()),
      ...times(many.offices, () => this.look()),
    ]);
  }

  /** @private @param {() => Promise<void>} work */
  async repeat(work) {
    while (this.running) {
      await work().catch(() => pause(100));
      if (this.pauseMs > 0) await pause(this.pauseMs);
    }
  }

  /** @private @param {string} kind */
  browser(kind) {
    const { calls, world } = this;
    world.visitors += 1;
    const people = world.visitors;
    const noted = (/** @type {boolean} */ ok, /** @type {string} */ what) =>
      calls.push({ at: Date.now(), kind, ok, what });
    const measurements = {
      broken: 0,
      // Nobody here asks for what is refused rightly.
      call: (/** @type {string} */ route, /** @type {{ status: number }} */ { status }) =>
        noted(status >= 200 && status < 300, `${route} ${status}`),
      error: (/** @type {string} */ route, /** @type {number} */ _status, /** @type {string} */ text) =>
        noted(false, `${route} ${text}`),
      happened: () => undefined,
      visit: () => undefined,
    };
    return new Browser({
      origin: /** @type {string} */ (world.origins[people % world.origins.length]),
      address: `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`,
      measurements: /** @type {any} */ (measurements),
      now: () => Date.now(),
    });
  }

  /** @private */
  async register() {
    const browser = this.browser('signup');
    const email = `visitor-${this.world.visitors}-${randomUUID().slice(0, 8)}@people.test`;
    const { status } = await browser.press('/api/signup', { name: 'Visitor Number', email });
    if (status >= 400) await pause(200);
    if (status !== 200) return;
    this.registered.push(email);
    this.registeredAt.push(Date.now());
  }

  /** @private */
  async purchase() {
    const browser = this.browser('purchase');
    const email = `buyer-${this.world.visitors}-${randomUUID().slice(0, 8)}@people.test`;
    const cents = priceOf('vip', { active: true, bump: false, coupon: false });
    const money = { ...MONEY, purchases: [{ product: 'vip', minute: 0, bumps: [], coupon: null, cents }] };
    const scene = {
      measurements: browser.measurements,
      control: (/** @type {string} */ call, /** @type {object} */ wish) => this.world.control(call, wish),
      purchased: this.purchased,
      strange: this.strange,
      coupons: [],
    };
    const visitor = /** @type {any} */ ({
      person: { email, name: 'Buyer Number', phone: null, money },
      browser,
      sessionId: randomUUID(),
      code: null,
      stopped: false,
      scene,
    });
    await openOffer(visitor, 'vip');
    await buy(visitor, 'vip');
  }

  /** @private */
  async look() {
    const browser = this.browser('report');
    const { status, body } = await browser.press('/api/admin/auth/login', OFFICE);
    if (status !== 200) return pause(500);
    browser.bearer = body.token;
    while (this.running) {
      await browser.get('/api/admin/dashboard/overview');
      await pause(500);
    }
  }

  async stop() {
    this.running = false;
    await this.done;
  }

  /** How often each call was answered with what. */
  tally() {
    /** @type {Map<string, number>} */
    const tally = new Map();
    for (const { what } of this.calls) tally.set(what, (tally.get(what) ?? 0) + 1);
    return [...tally].toSorted(([, a], [, b]) => b - a);
  }

  /** Calls between two moments (ms) that failed. @param {number} from @param {number} to */
  failed(from, to) {
    return this.calls.filter(({ at, ok }) => !ok && at >= from && at <= to);
  }

  /** Of these what no app and no web server makes again. @param {Call[]} calls */
  lostWithTheirProcess(calls) {
    return calls.filter(({ what }) => LOST_WITH_THEIR_PROCESS.test(what));
  }

  /** Longest time without a registration that was answered with success, in ms, between two moments. @param {number} from @param {number} to */
  gap(from, to) {
    const moments = [from, ...this.registeredAt.filter((at) => at >= from && at <= to), to];
    return Math.max(...moments.slice(1).map((at, index) => at - Number(moments[index])));
  }
}
