import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

const FOLDER = path.resolve(import.meta.dirname ?? __dirname, '../../../docker/monitoring');
const read = (file: string): Promise<string> => readFile(path.join(FOLDER, file), 'utf8');

const isOurs = (name: string): boolean => name.startsWith('summit_');
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

/** What the alert rules and the dashboard of docker/monitoring ask Prometheus. */
async function expressions(): Promise<string[]> {
  const { groups } = parse(await read('alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
  const { panels } = JSON.parse(await read('dashboard.json')) as { panels: Panel[] };
  return [...groups.flatMap((group) => group.rules.map(({ expr }) => expr)), ...expressionsOf(panels)];
}

/** Every metric that they ask for. */
export const monitoredNames = async (): Promise<string[]> => [...new Set((await expressions()).flatMap(namesIn))];

/** Labels that Prometheus itself sets: it renames ours that are called like them. */
export const LABELS_OF_PROMETHEUS = ['job', 'instance'];

/** Every metric of ours with the labels that they ask of it: in its braces, and in `by (...)` around it. */
export async function monitoredLabels(): Promise<Map<string, Set<string>>> {
  const asked = new Map<string, Set<string>>();
  const ask = (name: string, labels: string[]) =>
    asked.set(name, new Set([...(asked.get(name) ?? []), ...labels.filter((label) => label !== '')]));
  for (const expression of await expressions()) {
    const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/,\s*/));
    for (const name of namesIn(expression).filter(isOurs)) ask(name, grouped);
    for (const [, name = '', matchers = ''] of expression.matchAll(/\b(\w+)\{([^}]*)\}/g))
      if (isOurs(name))
        ask(
          name,
          [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
        );
  }
  return asked;
}

/** The labels of each metric that has values in this text. */
export function exportedLabels(text: string): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', values = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm))
    labels.set(
      name,
      new Set([...(labels.get(name) ?? []), ...[...values.matchAll(/(\w+)="/g)].map(([, label = '']) => label)]),
    );
  return labels;
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
