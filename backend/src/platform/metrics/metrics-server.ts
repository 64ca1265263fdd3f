import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { CLOCK, type Clock } from '../clock/clock.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { DatabaseFigures } from '../telemetry/database-figures.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { measureDatabase } from './database-metrics.js';
import { FigureReader } from './figure-reader.js';
import { measureState } from './state-metrics.js';
import { measureWork } from './work-metrics.js';

export interface MetricsServer {
  url: string;
  close(): Promise<void>;
}

/** `GET /metrics` for Prometheus on an address of its own, without a sign-in: only inner networks may reach it. Everything else is 404. */
export async function startMetricsServer(
  app: INestApplicationContext,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureWork(app.get(Telemetry), registry);
  measureState(app, registry);
  const figures = app.get(DatabaseFigures);
  const { database } = app.get<AppConfig>(APP_CONFIG);
  const clock = app.get<Clock>(CLOCK);
  const logger = app.get<Logger>(LOGGER);
  const reader = new FigureReader(database.url, figures, () => clock.now());
  const readDatabase = measureDatabase(figures.sets, reader, registry);

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    void readDatabase()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        (error: unknown) => {
          logger.error({ stack: error instanceof Error ? error.stack : String(error) }, 'metrics could not be read');
          response.writeHead(500).end();
        },
      );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${chosen}/metrics`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
