import type { INestApplicationContext } from '@nestjs/common';
import type { AppConfig } from '../../config/app-config.js';
import { Telemetry } from './telemetry.js';

export interface RunningTelemetry {
  /** Null: off. */
  metricsUrl: string | null;
  stop(): Promise<void>;
}

/** Switches on what is configured. The libraries are loaded only then, so that what is off costs neither memory nor time. */
export async function startTelemetry(
  app: INestApplicationContext,
  { metrics, traces }: AppConfig['telemetry'],
): Promise<RunningTelemetry> {
  const server = metrics && (await (await import('../metrics/metrics-server.js')).startMetricsServer(app, metrics));
  const flush = traces && (await import('../traces/span-export.js')).exportSpans(app.get(Telemetry), traces);
  return {
    metricsUrl: server?.url ?? null,
    stop: async () => {
      try {
        await flush?.();
      } finally {
        await server?.close();
      }
    },
  };
}
