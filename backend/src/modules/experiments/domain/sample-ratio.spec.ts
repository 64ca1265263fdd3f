import { isUneven } from './sample-ratio.js';
import { SeededDraws } from './seeded-draws.fake.js';

const EXPERIMENTS = 1_000;
const DAYS = 30;
const VISITORS_A_DAY = 100;

/** Whether somebody who looks every evening is ever alarmed. */
function everAlarms(draws: SeededDraws, shareOfA: number): boolean {
  let a = 0;
  for (let day = 1; day <= DAYS; day += 1) {
    for (let visitor = 0; visitor < VISITORS_A_DAY; visitor += 1) if (draws.next() < shareOfA) a += 1;
    if (isUneven(a, day * VISITORS_A_DAY - a)) return true;
  }
  return false;
}

describe('the alarm about the split', () => {
  it('is raised in at most 1 % of fair experiments, however often one looks', () => {
    const draws = new SeededDraws(7);
    const alarms = Array.from({ length: EXPERIMENTS }, () => everAlarms(draws, 0.5)).filter(Boolean);
    expect(alarms.length / EXPERIMENTS).toBeLessThanOrEqual(0.01);
  });

  it('is raised where one visitor in six of one variant is lost', () => {
    expect(everAlarms(new SeededDraws(7), 5 / 11)).toBe(true);
  });

  it('has no opinion without visitors, and is the same for either variant', () => {
    expect(isUneven(0, 0)).toBe(false);
    expect([isUneven(5_000, 5_600), isUneven(5_600, 5_000)]).toEqual([true, true]);
    expect(isUneven(5_000, 5_050)).toBe(false);
  });
});
