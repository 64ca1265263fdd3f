// A proxy in front of the product that breaks what it is told to break: faults are planted here, never in the product.
import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const SLOW_MS = 1_500;
const COUPON_CHECKS = ['/api/validate-stripe-coupon', '/api/paypal/validate-discount'];

/** Whether a proxy is needed for these faults. @param {import('./options.mjs').Fault[]} faults */
export const needsFront = (faults) => faults.some(({ kind }) => kind !== 'dead-webhook');

/**
 * @param {string} origin of the product
 * @param {import('./options.mjs').Fault[]} faults
 */
export async function startFront(origin, faults) {
  const slow = faults.filter(({ kind }) => kind === 'slow-route').map(({ target }) => routePattern(target));
  const coupons = faults.filter(({ kind }) => kind === 'broken-coupon').map(({ target }) => target);
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (COUPON_CHECKS.includes(path) && coupons.some((code) => body.includes(code))) {
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success: false, code: 'service_unavailable', detail: 'planted by the rehearsal' }));
      return;
    }
    if (slow.some((pattern) => pattern.test(path))) await pause(SLOW_MS);
    const { method, headers, url } = request;
    const onward = forward(`${origin}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    onward.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** `/api/sessions/public/:token` as an expression. @param {string} route */
export const routePattern = (route) =>
  new RegExp(`^${route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
