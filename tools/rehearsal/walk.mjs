// The audience walks: the clock goes from minute to minute at which something happens, and who acts in a minute acts at once.
import { DAY_MS, HOUR_MS, pacificDay } from '@summit/rules';
import { prompts, signUp, visit } from './acts/arriving.mjs';
import { buy, openOffer, refund } from './acts/buying.mjs';
import { attend, signIn } from './acts/members.mjs';
import { Browser } from './browser.mjs';
import { runBounded } from './run-bounded.mjs';

/** People who wait for an answer at the same moment. */
const AT_ONCE = 24;
const OFFICE_HOUR = 18;
const DRAIN_MS = 120_000;

export class Walk {
  /** @type {Map<number, import('./acts/scene.mjs').Visitor>} */
  visitors = new Map();

  /**
   * @param {object} parts
   * @param {import('./acts/scene.mjs').Scene} parts.scene
   * @param {import('./habits.mjs').Habits} parts.habits
   * @param {import('./clock.mjs').RehearsalClock} parts.clock
   * @param {import('./queue.mjs').Queue} parts.queue
   * @param {import('./acts/office.mjs').Office} parts.office
   * @param {(text: string) => void} parts.progress
   */
  constructor({ scene, habits, clock, queue, office, progress }) {
    this.scene = scene;
    this.habits = habits;
    this.clock = clock;
    this.queue = queue;
    this.office = office;
    this.progress = progress;
  }

  /**
   * Through all acts, and on to `end` in days.
   * @param {readonly import('./audience.mjs').PlannedAct[]} acts in the order of time
   * @param {{ begin: number, end: number }} span
   */
  async go(acts, { begin, end }) {
    let nextOfficeAt = begin + OFFICE_HOUR * HOUR_MS;
    let done = 0;
    for (const minute of byMinute(acts)) {
      for (; nextOfficeAt <= minute.at; nextOfficeAt += DAY_MS) await this.officeDay(nextOfficeAt, done);
      await this.clock.moveTo(minute.at);
      await runBounded(
        minute.people.map((people) => () => this.play(people)),
        AT_ONCE,
      );
      await this.queue.breathe();
      done += minute.people.flat().length;
    }
    for (; nextOfficeAt <= end; nextOfficeAt += DAY_MS) await this.officeDay(nextOfficeAt, done);
  }

  /** The day's jobs are done before the office looks. @private @param {number} at @param {number} done */
  async officeDay(at, done) {
    await this.clock.moveTo(at);
    await this.queue.drain(DRAIN_MS);
    await this.office.workADay();
    this.progress(`${pacificDay(at)}, 6 p.m.: ${done} steps of the audience`);
  }

  /** One after another what one person does in a minute. @private @param {import('./audience.mjs').PlannedAct[]} acts */
  async play(acts) {
    for (const planned of acts) {
      const visitor = this.visitorOf(planned.person);
      try {
        await this.act(visitor, planned);
      } catch (error) {
        visitor.stopped = true;
        this.scene.strange.push(
          `${planned.act} of ${planned.person.email} broke: ${/** @type {Error} */ (error).message}`,
        );
      }
    }
  }

  /** @private @param {import('./acts/scene.mjs').Visitor} visitor @param {import('./audience.mjs').PlannedAct} planned */
  act(visitor, { act, product = 'vip', day = 1 }) {
    switch (act) {
      case 'visit':
        return visit(visitor);
      case 'signUp':
        return signUp(visitor);
      case 'openOffer':
        return openOffer(visitor, product);
      case 'buy':
        return buy(visitor, product);
      case 'refund':
        return refund(visitor);
      case 'signIn':
        return signIn(visitor);
      case 'attend':
        return attend(visitor, { day, habits: this.habits });
      case 'prompts':
        return prompts(visitor);
    }
  }

  /** @private @param {import('./audience.mjs').Person} person */
  visitorOf(person) {
    const known = this.visitors.get(person.number);
    if (known) return known;
    const { scene, habits } = this;
    const { affiliate } = person.money;
    const visitor = {
      person,
      scene,
      browser: new Browser({
        origin: scene.originFor(person.number),
        address: person.address,
        measurements: scene.measurements,
        now: scene.now,
        brokenAnswerShare: person.badNetwork ? habits.brokenAnswerShare : 0,
        seed: person.number,
      }),
      sessionId: `rehearsal_${person.number}`,
      code: affiliate === null ? null : (scene.affiliates[affiliate % scene.affiliates.length] ?? null),
      registered: false,
      stopped: false,
    };
    this.visitors.set(person.number, visitor);
    return visitor;
  }
}

/**
 * The acts of each minute, those of one person together.
 * @param {readonly import('./audience.mjs').PlannedAct[]} acts
 */
function* byMinute(acts) {
  let index = 0;
  while (index < acts.length) {
    const at = /** @type {import('./audience.mjs').PlannedAct} */ (acts[index]).at;
    /** @type {Map<number, import('./audience.mjs').PlannedAct[]>} */
    const people = new Map();
    for (let act = acts[index]; act && act.at === at; act = acts[(index += 1)]) {
      people.set(act.person.number, [...(people.get(act.person.number) ?? []), act]);
    }
    yield { at, people: [...people.values()] };
  }
}
