import { setTimeout as pause } from 'node:timers/promises';

const ASK_AGAIN_MS = 5;

/** The sandbox's clock in the hands of the rehearsal, and with it the product's. */
export class RehearsalClock {
  /** Each tells the time of one process. @type {(() => Promise<number>)[]} */
  processes = [];

  /** @param {string} sandboxUrl @param {number} offsetMs */
  constructor(sandboxUrl, offsetMs) {
    this.sandboxUrl = sandboxUrl;
    this.offsetMs = offsetMs;
  }

  /** @param {string} sandboxUrl */
  static async open(sandboxUrl) {
    const answer = await fetch(`${sandboxUrl}/control/clock`);
    return new RehearsalClock(sandboxUrl, await offsetIn(answer));
  }

  now() {
    return Date.now() + this.offsetMs;
  }

  /** @param {(() => Promise<number>)[]} processes */
  follow(processes) {
    this.processes = processes;
  }

  /** Moves everybody's clock to that time (ms), and resolves when every process has it; a time that is over changes nothing. @param {number} time */
  async moveTo(time) {
    const ms = time - this.now();
    if (ms <= 0) return;
    const answer = await fetch(`${this.sandboxUrl}/control/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ minutes: ms / 60_000 }),
    });
    if (!answer.ok) throw new Error(`The clock does not move: ${await answer.text()}`);
    this.offsetMs = await offsetIn(answer);
    await Promise.all(this.processes.map((timeOf) => this.until(timeOf, time)));
  }

  /** @private @param {() => Promise<number>} timeOf @param {number} time */
  async until(timeOf, time) {
    // A process may hear of the movement a moment later than we do.
    while ((await timeOf()) < time - 1_000) await pause(ASK_AGAIN_MS);
  }
}

/** @param {Response} answer */
const offsetIn = async (answer) => /** @type {{ offset_ms: number }} */ (await answer.json()).offset_ms;
