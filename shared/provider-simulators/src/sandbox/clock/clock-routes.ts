import type { FastifyInstance } from 'fastify';
import { controlAnswer, controlRefusal } from '../control-answer.js';
import type { SandboxClock } from './sandbox-clock.js';
import { timeSpan } from './time-span.js';

/**
 * `GET /control/clock` gives the demo's time, which the API follows; `POST` with months, days, hours or minutes moves it
 * forward and answers when everything due on the way is done; `POST /control/clock/reset` goes back to real time.
 */
export function clockRoutes(app: FastifyInstance, clock: SandboxClock): void {
  const shown = () => ({ now: new Date(clock.now()).toISOString(), offset_ms: clock.offsetMs });

  app.get('/control/clock', async () => shown());
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
