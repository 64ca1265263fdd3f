import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { createWebApp, listen } from '../src/page/web-app.js';
import { SandboxClock } from '../src/sandbox/clock/sandbox-clock.js';
import { NextAnswers } from '../src/sandbox/next-answers.js';
import { addProvider } from '../src/sandbox/provider.js';
import { API_VERSION, DEMO_STRIPE } from '../src/sandbox/stripe/demo-stripe.js';
import { StripeSandbox } from '../src/sandbox/stripe/stripe-sandbox.js';
import { WebhookTarget } from '../src/sandbox/webhooks/webhook-target.js';

export interface ReceivedEvent {
  type: string;
  body: string;
  headers: IncomingHttpHeaders;
}

interface Running {
  app: FastifyInstance;
  sandbox: StripeSandbox;
  clock: SandboxClock;
  url: string;
}

/** The unmodified package, led to a sandbox. */
export function stripeClient(url: string, apiKey: string = DEMO_STRIPE.secretKey): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(apiKey, {
    apiVersion: API_VERSION,
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
}

/** A Stripe sandbox on a free port, a receiver of its events, and the real package to call it with. */
export class StripeBench {
  readonly received: ReceivedEvent[] = [];
  /** What the next calls are told to do. */
  readonly next = new NextAnswers();
  private running!: Running;
  private receiver!: Server;
  private folder!: string;
  stripe!: Stripe;

  static async start(): Promise<StripeBench> {
    const bench = new StripeBench();
    bench.folder = await mkdtemp(path.join(os.tmpdir(), 'stripe-bench-'));
    bench.receiver = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts).toString('utf8');
        const { type } = JSON.parse(body) as { type: string };
        bench.received.push({ type, body, headers: request.headers });
        response.end();
      });
    });
    await new Promise<void>((done) => bench.receiver.listen(0, '127.0.0.1', done));
    await bench.open();
    return bench;
  }

  get url(): string {
    return this.running.url;
  }

  get clock(): SandboxClock {
    return this.running.clock;
  }

  get sandbox(): StripeSandbox {
    return this.running.sandbox;
  }

  /** Seconds since 1970 by the sandbox clock. */
  get now(): number {
    return Math.floor(this.clock.now() / 1000);
  }

  /** Stops the sandbox and starts it again from its files. */
  async restart(): Promise<void> {
    await this.close();
    await this.open();
  }

  async stop(): Promise<void> {
    await this.close();
    this.receiver.closeAllConnections();
    await new Promise((done) => this.receiver.close(done));
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Posts to `/control/stripe/…` as a program. */
  control(name: string, body: object): Promise<Response> {
    return fetch(`${this.url}/control/stripe/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** The same; the answer has to be a good one. */
  async controlled<T = Record<string, unknown>>(name: string, body: object): Promise<T> {
    const answer = await this.control(name, body);
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Presses a form's button as a browser without scripts. */
  press(address: string, fields: Record<string, string>): Promise<Response> {
    return fetch(new URL(address, this.url), {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  }

  /** The types of the events received, once all are there. */
  async eventTypes(): Promise<string[]> {
    await this.sandbox.webhooks.settled();
    return this.received.map(({ type }) => type);
  }

  private async open(): Promise<void> {
    const clock = await SandboxClock.open(this.folder);
    const { port } = this.receiver.address() as AddressInfo;
    const target = new WebhookTarget(`http://127.0.0.1:${port}`);
    const sandbox = await StripeSandbox.open({ folder: this.folder, clock, target });
    clock.follow(sandbox.timeline);
    const app = createWebApp();
    addProvider(app, sandbox, this.next);
    const url = (await listen(app, '127.0.0.1', 0)).replace('localhost', '127.0.0.1');
    this.running = { app, sandbox, clock, url };
    this.stripe = stripeClient(url);
  }

  private async close(): Promise<void> {
    this.sandbox.webhooks.stop();
    await this.running.app.close();
  }
}
