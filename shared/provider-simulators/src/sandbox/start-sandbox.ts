import path from 'node:path';
import { createWebApp, listen } from '../page/web-app.js';
import { refuseProduction } from '../simulator-error.js';
import { SandboxClock } from './clock/sandbox-clock.js';
import { ListService } from './list-service/list-service.js';
import { NextAnswers } from './next-answers.js';
import { PaypalSandbox } from './paypal/paypal-sandbox.js';
import { addProvider, type Provider } from './provider.js';
import { sandboxRoutes } from './sandbox-routes.js';
import { SmsGateway } from './sms/sms-gateway.js';
import { StripeSandbox } from './stripe/stripe-sandbox.js';
import { Tapfiliate } from './tapfiliate/tapfiliate.js';
import { playerRoutes } from './vimeo/player-routes.js';
import { WebhookTarget } from './webhooks/webhook-target.js';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  /** State is kept in its folder `sandbox`. */
  dir: string;
  /** Address to listen on; 127.0.0.1 unless given. */
  host?: string;
  /** Address of the inbox, for the links of the pages. */
  inboxUrl?: string;
  /** Where the events of the payment services go; http://127.0.0.1:3000 unless given. */
  apiOrigin?: string;
  /** Origins that payment pages lead back to. */
  returnOrigins?: readonly string[];
  /** Origins whose pages show films. */
  filmOrigins?: readonly string[];
}

export interface Sandbox {
  url: string;
  /** Sends events to another API from now on: tests start the sandbox first. */
  sendTo(apiOrigin: string): void;
  stop(): Promise<void>;
}

const TICK_MS = 1_000;

/** Starts the stand-ins for the outside services. Throws SimulatorError with NODE_ENV=production. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  refuseProduction('sandbox');
  const { port, dir, host = '127.0.0.1', inboxUrl, apiOrigin, returnOrigins, filmOrigins = [] } = options;
  const folder = path.resolve(dir, 'sandbox');
  const clock = await SandboxClock.open(folder);
  const target = new WebhookTarget(apiOrigin);
  const providers: Provider[] = [
    await StripeSandbox.open({ folder, clock, target }),
    await PaypalSandbox.open({ folder, clock, target }),
    await SmsGateway.open(folder),
    await ListService.open(folder),
    new Tapfiliate(),
  ];
  for (const { timeline } of providers) if (timeline) clock.follow(timeline);

  const next = new NextAnswers();
  const app = createWebApp(returnOrigins);
  for (const provider of providers) addProvider(app, provider, next);
  playerRoutes(app, filmOrigins);
  sandboxRoutes(app, { clock, providers, next, inboxUrl });
  const url = await listen(app, host, port);
  const ticking = setInterval(() => {
    clock.tick().catch((error: unknown) => console.error('The sandbox could not do what is due:', error));
  }, TICK_MS);

  return {
    url,
    sendTo: (origin) => {
      target.origin = origin;
    },
    stop: async () => {
      clearInterval(ticking);
      for (const { webhooks } of providers) webhooks?.stop();
      await app.close();
    },
  };
}
