import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers a control call that was carried out: a program gets JSON, a browser's form is led back to the part of the
 * control page it came from (`/control/clock` to `#clock`).
 */
export function controlAnswer(request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) return reply.send(answer);
  const [, , part] = request.url.split(/[/?]/);
  return reply.redirect(`/control#${part}`, 303);
}

/** Refuses a control call; `error` says what is wrong in a sentence. */
export function controlRefusal(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error });
}
