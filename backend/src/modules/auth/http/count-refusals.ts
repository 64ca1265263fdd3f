import type { FastifyInstance } from 'fastify';
import type { RefusedCalls } from '../application/refused-calls.js';
import { isBackOffice, routeOf, type AuditedRequest } from './audited-request.js';
import { storable } from './without-secrets.js';

const REFUSALS = [401, 403, 429];

/** Guards refuse before the interceptor runs, so refused calls are counted after their answer was sent. */
export function countRefusals(fastify: FastifyInstance, refused: RefusedCalls): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { isInAuditLog, principal } = request as AuditedRequest;
    if (!isInAuditLog && REFUSALS.includes(reply.statusCode) && isBackOffice(request)) {
      refused.count({
        action: storable(`${request.method} ${routeOf(request)}`),
        status: reply.statusCode,
        address: request.ip,
        adminId: principal?.id ?? null,
        requestId: request.id,
      });
    }
    done();
  });
}
