// The product's clock in the hands of the rehearsal. The product asks for it once a second; here its question is answered late, at
// the moment at which the clock moves, so that nobody waits a second for each of some thousand moves.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The product gives up after a second. */
const HOLD_MS = 900;
const ASK_AGAIN_MS = 5;

export class RehearsalClock {
  /** @type {Set<() => void>} */
  waiting = new Set();
  /** Set by `follow`. @type {(() => Promise<number>)[]} */
  processes = [];

  /** @param {string} sandboxUrl @param {import('node:http').Server} server @param {number} offsetMs */
  constructor(sandboxUrl, server, offsetMs) {
    this.sandboxUrl = sandboxUrl;
    this.server = server;
    this.offsetMs = offsetMs;
    server.on('request', (_request, response) => {
      const answer = () => {
        clearTimeout(timer);
        this.waiting.delete(answer);
        response.end(JSON.stringify({ offset_ms: this.offsetMs }));
      };
      const timer = setTimeout(answer, HOLD_MS);
      this.waiting.add(answer);
      // A process that starts asks for the first time: it must not wait.
      if (this.processes.length === 0) answer();
    });
  }

  /** @param {string} sandboxUrl */
  static async open(sandboxUrl) {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { offset_ms: offsetMs } = await (await fetch(`${sandboxUrl}/control/clock`)).json();
    return new RehearsalClock(sandboxUrl, server, offsetMs);
  }

  /** What the product's processes get as SANDBOX_CLOCK_URL. */
  get url() {
    return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (this.server.address()).port}/clock`;
  }

  now() {
    return Date.now() + this.offsetMs;
  }

  /** @param {(() => Promise<number>)[]} processes each tells its time */
  follow(processes) {
    this.processes = processes;
  }

  /** Moves everybody's clock to that time (ms); a time that is over changes nothing. @param {number} time */
  async moveTo(time) {
    const ms = time - this.now();
    if (ms <= 0) return;
    const answer = await fetch(`${this.sandboxUrl}/control/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ minutes: ms / 60_000 }),
    });
    if (!answer.ok) throw new Error(`The clock does not move: ${await answer.text()}`);
    this.offsetMs = (await answer.json()).offset_ms;
    for (const answerNow of [...this.waiting]) answerNow();
    await Promise.all(this.processes.map((timeOf) => this.until(timeOf, time)));
  }

  /** @private @param {() => Promise<number>} timeOf @param {number} time */
  async until(timeOf, time) {
    // The sandbox may round to a millisecond.
    while ((await timeOf()) < time - 1_000) await pause(ASK_AGAIN_MS);
  }

  async close() {
    for (const answerNow of [...this.waiting]) answerNow();
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
