import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clockRoutes } from './clock/clock-routes.js';
import { controlAnswer, controlRefusal } from './control-answer.js';
import { DISTURBANCES, isDisturbance } from './next-answers.js';
import { controlPage, frontPage, type ControlPageParts } from './sandbox-pages.js';
import { webhookRoutes } from './webhooks/webhook-routes.js';

/**
 * The sandbox's own pages and control calls: `/control/clock…`, `/control/webhooks…`, `/control/next-answers` (GET, POST,
 * DELETE, and `/clear` for forms) and `/control/clear`. Providers add theirs under `/control/<key>/`.
 */
export function sandboxRoutes(app: FastifyInstance, parts: ControlPageParts): void {
  const { clock, providers, next, inboxUrl } = parts;
  clockRoutes(app, clock);
  webhookRoutes(
    app,
    providers.flatMap(({ webhooks }) => webhooks ?? []),
  );
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(frontPage(providers, inboxUrl)));
  app.get('/control', (_request, reply) => reply.type('text/html; charset=utf-8').send(controlPage(parts)));

  app.get('/control/next-answers', async () => ({ next_answers: next.list() }));
  app.post<{ Body: { provider?: unknown; answer?: unknown; times?: unknown } | null }>(
    '/control/next-answers',
    async (request, reply) => {
      const { provider, answer, times = 1 } = request.body ?? {};
      const count = Number(times);
      if (!providers.some((one) => one.key === provider) || typeof provider !== 'string') {
        return controlRefusal(reply, 400, `provider is one of: ${providers.map((one) => one.key).join(', ')}`);
      }
      if (!isDisturbance(answer)) {
        return controlRefusal(reply, 400, `answer is one of: ${Object.keys(DISTURBANCES).join(', ')}`);
      }
      if (!Number.isInteger(count) || count < 1 || count > 100) {
        return controlRefusal(reply, 400, 'times is a whole number from 1 to 100');
      }
      next.add(provider, answer, count);
      return controlAnswer(request, reply, { next_answers: next.list() });
    },
  );
  const normal = async (request: FastifyRequest, reply: FastifyReply) => {
    next.clear();
    return controlAnswer(request, reply, { next_answers: next.list() });
  };
  app.post('/control/next-answers/clear', normal);
  app.delete('/control/next-answers', normal);
  app.post('/control/clear', async (request, reply) => {
    await Promise.all(providers.map((provider) => provider.clear()));
    for (const { webhooks } of providers) webhooks?.clear();
    return controlAnswer(request, reply, { cleared: true });
  });
}
