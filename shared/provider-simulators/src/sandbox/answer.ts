import type { FastifyReply } from 'fastify';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send(answer.body);
}
