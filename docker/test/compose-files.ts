import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const DOCKER = fileURLToPath(new URL('../', import.meta.url));
export const ONE_SERVER = ['compose.yml', 'compose.postgres.yml'];
export const CLUSTER = ['compose.yml', 'cluster/compose.yml'];
export const EXTERNAL = ['compose.yml', 'compose.external-postgres.yml'];
export const MONITORED = [...ONE_SERVER, 'monitoring/compose.yml'];
export const WHOLE_CLUSTER = [
  ...CLUSTER,
  'cluster/backup.compose.yml',
  'monitoring/compose.yml',
  'cluster/monitoring.compose.yml',
];

export interface Service {
  image?: string;
  build?: { dockerfile: string; args?: Record<string, string> };
  pull_policy?: string;
  ports?: string[];
  networks?: string[];
  environment?: Record<string, string>;
  env_file?: string[];
  entrypoint?: string[];
  command?: string[];
  volumes?: (string | { source: string; target: string })[];
  depends_on?: string[] | Record<string, { condition: string }>;
  logging?: { driver: string; options: Record<string, string> };
  read_only?: boolean;
  cap_drop?: string[];
}
interface Project {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}

/** A list that takes the place of what the files before say. */
class Override extends Array<unknown> {}
const customTags = [
  {
    tag: '!override',
    collection: 'seq' as const,
    resolve: (node: { toJSON(): unknown[] }) => new Override(...node.toJSON()),
  },
];

/** As Compose lays files over each other: maps are joined, lists added up; commands and single values replaced. */
function laidOver(below: unknown, above: unknown, key = ''): unknown {
  if (above instanceof Override) return [...above];
  if (Array.isArray(below) && Array.isArray(above) && !['command', 'entrypoint'].includes(key))
    return [...new Set([...below, ...above])];
  if (!isMap(below) || !isMap(above)) return above;
  const joined = { ...below };
  for (const [name, value] of Object.entries(above)) joined[name] = laidOver(below[name], value, name);
  return joined;
}
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as Compose fills in the variables of its environment; without the braces inside of a word that stands in for one. */
export const filledIn = (value: string, settings: Record<string, string>): string =>
  value.replace(/\$\{([A-Z_]+)(?::([-+?])([^}]*))?\}/g, (_whole, name: string, rule?: string, word = '') => {
    const given = settings[name] ?? '';
    if (rule === '+') return given === '' ? '' : word;
    if (rule === '?' && given === '') throw new Error(`${name}: ${word}`);
    return given === '' && rule === '-' ? word : given;
  });

/** The project that these files of docker/ make. Refuses what Compose refuses: a service that is only spoken of. */
export async function project(files: readonly string[]): Promise<Project> {
  const texts = await Promise.all(files.map((file) => readFile(path.join(DOCKER, file), 'utf8')));
  const parts = texts.map((text) => parse(text, { merge: true, customTags }) as Partial<Project>);
  const whole = parts.reduce<unknown>((below, part) => laidOver(below, part), {}) as Partial<Project>;
  const { services = {}, networks = {}, volumes = {} } = whole;
  for (const [name, { image, build, depends_on: others = [], networks: own = [] }] of Object.entries(services)) {
    if (!image && !build) throw new Error(`service "${name}" has neither an image nor a build context specified`);
    for (const other of Array.isArray(others) ? others : Object.keys(others))
      if (!services[other]) throw new Error(`service "${name}" depends on undefined service "${other}"`);
    for (const network of own)
      if (!(network in networks)) throw new Error(`service "${name}" refers to undefined network ${network}`);
  }
  return { services, networks, volumes };
}
