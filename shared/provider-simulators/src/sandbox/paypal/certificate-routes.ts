import type { FastifyInstance } from 'fastify';
import type { PaypalParts } from './paypal-parts.js';

/** The certificate that events are signed with, open to everybody: `GET /v1/notifications/certs/:id`. */
export function certificateRoutes(app: FastifyInstance, { signature }: Pick<PaypalParts, 'signature'>): void {
  app.get<{ Params: { id: string } }>('/v1/notifications/certs/:id', ({ params }, reply) =>
    params.id === signature.certificateId
      ? reply.type('application/x-pem-file').send(signature.certificateText)
      : reply.code(404).send(),
  );
}
