import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Html } from '../page/html.js';
import type { Timeline } from './clock/sandbox-clock.js';
import type { Disturbance, NextAnswers } from './next-answers.js';
import { send, type Answer } from './answer.js';
import type { WebhookSender } from './webhooks/webhook-sender.js';

/** One simulated provider. Each has a folder of its own beside this file. */
export interface Provider {
  /** Name in control calls and file names. */
  readonly key: string;
  readonly title: string;
  /**
   * Path its calls start with. Empty for providers whose client libraries ignore a path in the base address; their
   * human pages are then under `/<key>/`.
   */
  readonly prefix: string;
  /** Paths of POST calls that sign in or ask: a disturbance waits for the next call that does something. */
  readonly questions?: readonly string[];
  /** It has no writing calls: disturbances hit the reading ones. */
  readonly readOnly?: true;
  /** What becomes due with time; the clock works it off. */
  readonly timeline?: Timeline;
  readonly webhooks?: WebhookSender;
  routes(app: FastifyInstance): void;
  /** The provider's own way to say that it failed, or that there were too many calls. */
  failure(kind: 'server_error' | 'too_many_requests'): Answer;
  /** What a second call gets while the first under its `Idempotency-Key` is worked on; absent where the provider knows no such keys. */
  keyInProgress?(): Answer;
  /** What it was sent, newest first, for the front page. */
  section(): Html;
  /** The provider's own forms on the control page; they post to `/control/<key>/…`. */
  controls?(): Html;
  /** Forgets everything it was sent. */
  clear(): Promise<void>;
}

const SLOW_MS = 3_000;
/** Waits until the caller gives up: the promise never settles, and the connection ends with the caller or the server. */
const never = () => new Promise<never>(() => undefined);

/** Pages for people and control calls are no calls of the product: they are never disturbed. */
function isWritingCall(request: FastifyRequest, provider: Provider): boolean {
  if (provider.readOnly) return true;
  if (request.method === 'GET' || provider.questions?.includes(request.url)) return false;
  return provider.prefix !== '' || ![`/${provider.key}/`, '/control/'].some((start) => request.url.startsWith(start));
}

/** Adds the provider's calls to the server; queued disturbances hit its writing calls, never the reading ones of a provider that has both. */
export function addProvider(app: FastifyInstance, provider: Provider, next: NextAnswers): void {
  const disturbed = new WeakMap<FastifyRequest, Disturbance>();
  const inProgress = new Set<string>();
  const slowly = async (key: string): Promise<void> => {
    if (key !== '') inProgress.add(key);
    await pause(SLOW_MS);
    inProgress.delete(key);
  };
  void app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        const key = String(request.headers['idempotency-key'] ?? '');
        if (inProgress.has(key) && provider.keyInProgress) {
          await send(reply, provider.keyInProgress());
          return;
        }
        const disturbance = isWritingCall(request, provider) ? next.take(provider.key) : undefined;
        if (!disturbance) return;
        disturbed.set(request, disturbance);
        if (disturbance === 'timeout') await never();
        else if (disturbance === 'slow') await slowly(key);
        else if (disturbance !== 'lost_answer') await send(reply, provider.failure(disturbance));
      });
      scope.addHook('onSend', async (request) => {
        if (disturbed.get(request) === 'lost_answer') await never();
      });
      provider.routes(scope);
    },
    { prefix: provider.prefix },
  );
}
