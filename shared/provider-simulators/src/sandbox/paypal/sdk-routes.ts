import type { FastifyInstance } from 'fastify';
import { DEMO_PAYPAL } from './demo-paypal.js';
import { POPUP_SCRIPT, SDK_SCRIPT } from './sdk-script.js';

/** `/paypal/sdk/js?client-id=…` as shops load it, and the script of the approval window. */
export function sdkRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, string> }>('/paypal/sdk/js', (request, reply) => {
    reply.type('text/javascript; charset=utf-8').header('cross-origin-resource-policy', 'cross-origin');
    if (request.query['client-id'] === DEMO_PAYPAL.clientId) return reply.send(SDK_SCRIPT);
    const error = `SDK Validation error: 'client-id not recognized for either production or sandbox: ${request.query['client-id'] ?? ''}'`;
    return reply.code(400).send(`throw new Error(${JSON.stringify(error)});\n`);
  });
  app.get('/paypal/popup.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(POPUP_SCRIPT));
}
