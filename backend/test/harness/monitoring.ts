import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

const FOLDER = path.resolve(import.meta.dirname ?? __dirname, '../../../docker/monitoring');
const read = (file: string): Promise<string> => readFile(path.join(FOLDER, file), 'utf8');

/** Names of our own and of Node's metrics in an expression of PromQL. */
const namesIn = (expression: string): string[] => expression.match(/\b(?:summit|nodejs|process)_\w+/g) ?? [];

interface Panel {
  targets?: { expr: string }[];
  panels?: Panel[];
}
const expressionsOf = (panels: readonly Panel[]): string[] =>
  panels.flatMap(({ targets = [], panels: inner = [] }) => [
    ...targets.map(({ expr }) => expr),
    ...expressionsOf(inner),
  ]);

/** Every metric that the alert rules and the dashboard of docker/monitoring ask for. */
export async function monitoredNames(): Promise<string[]> {
  const { groups } = parse(await read('alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
  const { panels } = JSON.parse(await read('dashboard.json')) as { panels: Panel[] };
  const rules = groups.flatMap((group) => group.rules.map(({ expr }) => expr));
  return [...new Set([...rules, ...expressionsOf(panels)].flatMap(namesIn))];
}

/** Names that Prometheus has after reading this text: of a histogram the three it is made of. */
export function exportedNames(text: string): Set<string> {
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );
}
