import { Gauge, type Registry } from 'prom-client';
import type { FigureSet } from '../telemetry/database-figures.js';
import type { FigureReader } from './figure-reader.js';

/** The figures of the database as gauges; answers what reads them anew. Without an answer there are none, rather than old ones. */
export function measureDatabase(
  sets: readonly FigureSet[],
  reader: Pick<FigureReader, 'read'>,
  registry: Registry,
): () => Promise<void> {
  const up = new Gauge({
    name: 'summit_database_figures_up',
    help: '1 where the database answered this scrape in time; the figures that stand in it are missing otherwise.',
    registers: [registry],
  });
  const drawings = new Map(sets.map((set) => [set, drawingOf(set, registry)]));
  return async () => {
    const figures = await reader.read();
    up.set(figures ? 1 : 0);
    for (const [set, draw] of drawings) draw(figures?.find((one) => one.set === set)?.rows ?? []);
  };
}

/** Replaces what the gauges of a set say by these rows. */
function drawingOf({ gauges, label }: FigureSet, registry: Registry): (rows: Record<string, unknown>[]) => void {
  const labelNames = label === undefined ? [] : [label];
  const drawn = Object.entries(gauges).map(([name, help]) => {
    return { name, gauge: new Gauge({ name, help, labelNames, registers: [registry] }) };
  });
  return (rows) => {
    for (const { name, gauge } of drawn) {
      // `reset` of a gauge without labels would say 0.
      if (label === undefined) gauge.remove();
      else gauge.reset();
      for (const row of rows) {
        const labels = label === undefined ? {} : { [label]: String(row[label]) };
        if (row[name] !== null) gauge.set(labels, Number(row[name]));
      }
    }
  };
}
