import type { FastifyInstance } from 'fastify';
import { controlAnswer, controlRefusal } from '../control-answer.js';
import type { SandboxClock } from './sandbox-clock.js';
import { timeSpan } from './time-span.js';

/** Less is no movement: while the clock stands for its work, its distance from the machine's changes by itself. */
const MOVED_MS = 1_000;

/**
 * `GET /control/clock` gives the demo's time, which the API follows: with `known_offset_ms` the answer comes when it is another one, or
 * after a while. `POST` with months, days, hours or minutes moves it
 * forward and answers when everything due on the way is done; `POST /control/clock/reset` goes back to real time.
 */
export function clockRoutes(app: FastifyInstance, clock: SandboxClock): void {
  const shown = () => ({ now: new Date(clock.now()).toISOString(), offset_ms: clock.offsetMs });

  app.get<{ Querystring: { known_offset_ms?: string } }>('/control/clock', async ({ query }) => {
    const known = Number(query.known_offset_ms ?? NaN);
    if (Math.abs(clock.offsetMs - known) < MOVED_MS) await clock.moved(clock.newsWithinMs);
    return shown();
  });
  // A caller that waits for news must not keep the sandbox from ending.
  app.addHook('preClose', async () => clock.tellWaiting());
  app.post<{ Body: Record<string, unknown> | null }>('/control/clock', async (request, reply) => {
    const ms = timeSpan(request.body ?? {}, clock.now());
    if (typeof ms === 'string') return controlRefusal(reply, 400, ms);
    await clock.moveBy(ms);
    return controlAnswer(request, reply, shown());
  });
  app.post('/control/clock/reset', async (request, reply) => {
    await clock.reset();
    return controlAnswer(request, reply, shown());
  });
}
