import { Test } from '@nestjs/testing';
import { DAY_MS } from '@summit/rules';
import { FixedClock } from './clock.fake.js';
import { ClockModule } from './clock.module.js';
import { CLOCK, DEVICE_CLOCK, type Clock } from './clock.js';
import { SandboxClock } from './sandbox-clock.js';

describe('the clocks of the product', () => {
  const clocksOf = async (clock: Clock) => {
    const module = await Test.createTestingModule({ imports: [ClockModule.forRoot(clock)] }).compile();
    return { product: module.get<Clock>(CLOCK).now(), devices: module.get<Clock>(DEVICE_CLOCK).now() };
  };

  it('are one, but for the demo, which moves no device', async () => {
    expect(await clocksOf(new FixedClock(5))).toEqual({ product: 5, devices: 5 });
    const demo = new SandboxClock('http://sandbox', async () => new Response(`{"offset_ms":${30 * DAY_MS}}`));
    await demo.follow();
    demo.stop();
    const { product, devices } = await clocksOf(demo);
    expect(Math.round((product - devices) / DAY_MS)).toBe(30);
  });
});
