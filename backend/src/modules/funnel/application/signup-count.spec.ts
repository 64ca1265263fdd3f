import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { InMemoryRegistrants } from './registrants.fake.js';
import { SignupCount } from './signup-count.js';

/** Counts how often it is asked, and fails when told to. */
class CountingRegistrants extends InMemoryRegistrants {
  asked = 0;
  broken = false;

  override async count(): Promise<number> {
    this.asked += 1;
    if (this.broken) throw new Error('no database');
    return 1_284;
  }
}

describe('SignupCount', () => {
  it('asks once in two seconds, however many ask it', async () => {
    const registrants = new CountingRegistrants();
    const clock = new FixedClock(0);
    const sut = new SignupCount(registrants, clock);
    await Promise.all([sut.total(), sut.total(), sut.total()]);
    clock.advance(1_999);
    expect(await sut.total()).toBe(1_284);
    expect(registrants.asked).toBe(1);
    clock.advance(1);
    await sut.total();
    expect(registrants.asked).toBe(2);
  });

  it('does not remember a failure', async () => {
    const registrants = new CountingRegistrants();
    const sut = new SignupCount(registrants, new FixedClock(0));
    registrants.broken = true;
    await expect(sut.total()).rejects.toThrow('no database');
    registrants.broken = false;
    await expect(sut.total()).resolves.toBe(1_284);
  });
});
