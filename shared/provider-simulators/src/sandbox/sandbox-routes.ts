import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDisturbance, type NextAnswers } from './next-answers.js';
import type { Provider } from './provider.js';
import { controlPage, frontPage } from './sandbox-pages.js';

/** A browser's form is led back to the page; a program gets JSON. */
function done(request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  return request.headers.accept?.includes('text/html') ? reply.redirect('/control', 303) : reply.send(answer);
}

/** The sandbox's own pages and the control calls: `/control/next-answers` (GET, POST, DELETE) and `/control/clear`. */
export function sandboxRoutes(
  app: FastifyInstance,
  providers: readonly Provider[],
  next: NextAnswers,
  inboxUrl: string | undefined,
): void {
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(frontPage(providers, inboxUrl)));
  app.get('/control', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(controlPage(providers, next, inboxUrl)),
  );

  app.get('/control/next-answers', async () => ({ next_answers: next.list() }));
  app.post<{ Body: { provider?: unknown; answer?: unknown; times?: unknown } | null }>(
    '/control/next-answers',
    async (request, reply) => {
      const { provider, answer, times = 1 } = request.body ?? {};
      const count = Number(times);
      if (!providers.some((one) => one.key === provider) || typeof provider !== 'string') {
        return reply.code(400).send({ error: `provider is one of: ${providers.map((one) => one.key).join(', ')}` });
      }
      if (!isDisturbance(answer)) {
        return reply
          .code(400)
          .send({ error: 'answer is one of: timeout, lost_answer, server_error, too_many_requests, slow' });
      }
      if (!Number.isInteger(count) || count < 1 || count > 100) {
        return reply.code(400).send({ error: 'times is a whole number from 1 to 100' });
      }
      next.add(provider, answer, count);
      return done(request, reply, { next_answers: next.list() });
    },
  );
  const normal = async (request: FastifyRequest, reply: FastifyReply) => {
    next.clear();
    return done(request, reply, { next_answers: next.list() });
  };
  app.post('/control/normal', normal);
  app.delete('/control/next-answers', normal);
  app.post('/control/clear', async (request, reply) => {
    await Promise.all(providers.map((provider) => provider.clear()));
    return done(request, reply, { cleared: true });
  });
}
