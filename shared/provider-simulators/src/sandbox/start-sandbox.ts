import path from 'node:path';
import { createWebApp, listen } from '../page/web-app.js';
import { refuseProduction } from '../simulator-error.js';
import { ListService } from './list-service/list-service.js';
import { NextAnswers } from './next-answers.js';
import { addProvider, type Provider } from './provider.js';
import { sandboxRoutes } from './sandbox-routes.js';
import { SmsGateway } from './sms/sms-gateway.js';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  /** State is kept in its folder `sandbox`. */
  dir: string;
  /** Address to listen on; 127.0.0.1 unless given. */
  host?: string;
  /** Address of the inbox, for the links of the pages. */
  inboxUrl?: string;
}

export interface Sandbox {
  url: string;
  stop(): Promise<void>;
}

/** Starts the stand-ins for the outside services. Throws SimulatorError with NODE_ENV=production. */
export async function startSandbox({ port, dir, host = '127.0.0.1', inboxUrl }: SandboxOptions): Promise<Sandbox> {
  refuseProduction('sandbox');
  const folder = path.resolve(dir, 'sandbox');
  const providers: Provider[] = [await SmsGateway.open(folder), await ListService.open(folder)];
  const next = new NextAnswers();
  const app = createWebApp();
  for (const provider of providers) addProvider(app, provider, next);
  sandboxRoutes(app, providers, next, inboxUrl);
  const url = await listen(app, host, port);
  return { url, stop: () => app.close() };
}
