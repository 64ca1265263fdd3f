import type { FastifyInstance } from 'fastify';
import { controlAnswer, controlRefusal } from '../control-answer.js';
import { shownDelivery } from './delivery.js';
import { isWebhookMode, WEBHOOK_MODES } from './webhook-mode.js';
import type { WebhookSender } from './webhook-sender.js';

interface Wish {
  provider?: unknown;
  mode?: unknown;
  id?: unknown;
}

/**
 * `/control/webhooks`: GET shows mode and deliveries of each provider, POST `{provider, mode}` sets the mode;
 * `/control/webhooks/flush` sends held events (of one provider, or of all), `/control/webhooks/send-again` one event of the
 * log once more.
 */
export function webhookRoutes(app: FastifyInstance, senders: readonly WebhookSender[]): void {
  const names = senders.map((sender) => sender.name).join(', ');
  const find = (provider: unknown) => senders.find((sender) => sender.name === provider);
  const shown = () => ({
    webhooks: Object.fromEntries(
      senders.map((sender) => [sender.name, { mode: sender.mode, deliveries: sender.log.map(shownDelivery) }]),
    ),
  });

  app.get('/control/webhooks', async () => shown());

  app.post<{ Body: Wish | null }>('/control/webhooks', async (request, reply) => {
    const { provider, mode } = request.body ?? {};
    const sender = find(provider);
    if (!sender) return controlRefusal(reply, 400, `provider is one of: ${names}`);
    if (!isWebhookMode(mode)) {
      return controlRefusal(reply, 400, `mode is one of: ${Object.keys(WEBHOOK_MODES).join(', ')}`);
    }
    sender.mode = mode;
    return controlAnswer(request, reply, shown());
  });

  app.post<{ Body: Wish | null }>('/control/webhooks/flush', async (request, reply) => {
    const { provider } = request.body ?? {};
    const chosen = provider === undefined ? senders : senders.filter((sender) => sender.name === provider);
    if (chosen.length === 0) return controlRefusal(reply, 400, `provider is one of: ${names}`);
    const sent = chosen.reduce((sum, sender) => sum + sender.flush(), 0);
    await Promise.all(chosen.map((sender) => sender.settled()));
    return controlAnswer(request, reply, { sent, ...shown() });
  });

  app.post<{ Body: Wish | null }>('/control/webhooks/send-again', async (request, reply) => {
    const { provider, id } = request.body ?? {};
    const sender = find(provider);
    if (!sender) return controlRefusal(reply, 400, `provider is one of: ${names}`);
    if (typeof id !== 'string' || !sender.sendAgain(id)) return controlRefusal(reply, 404, 'No such event in the log');
    await sender.settled();
    return controlAnswer(request, reply, shown());
  });
}
