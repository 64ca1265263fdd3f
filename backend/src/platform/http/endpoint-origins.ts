import { appsOf, ENDPOINT_SPECS, type App, type EndpointSpec } from '@summit/contracts';
import type { AppConfig } from '../../config/app-config.js';

/** Origins of the apps whose pages make this call. */
export const originsOf = (endpoint: EndpointSpec, origins: AppConfig['origins']): string[] =>
  appsOf(endpoint).map((app) => origins[app]);

interface PathPattern {
  pattern: RegExp;
  apps: readonly App[];
}

const fixed = new Map<string, Set<App>>();
/** By the first part behind `/api`: a path is held against the few that may be it. */
const patterns = new Map<string, PathPattern[]>();
const areaOf = (path: string): string => path.split('/', 3)[2] ?? '';
for (const spec of Object.values(ENDPOINT_SPECS)) {
  if (spec.path.includes(':')) {
    const pattern = new RegExp(`^${spec.path.replace(/:\w+/g, '[^/]+')}$`);
    const area = areaOf(spec.path);
    patterns.set(area, [...(patterns.get(area) ?? []), { pattern, apps: appsOf(spec) }]);
  } else {
    fixed.set(spec.path, new Set([...(fixed.get(spec.path) ?? []), ...appsOf(spec)]));
  }
}

/** As the router reads it: `/api/%61dmin/…` leads to the back office too. What can't be read is no route. */
function asRouted(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Origins from which a browser may call `url`, whatever the method; none for a path that is in no table. */
export function originsAt(url: string, origins: AppConfig['origins']): string[] {
  const path = asRouted(url.replace(/[?#].*$/s, ''));
  const alike = () => (patterns.get(areaOf(path)) ?? []).filter(({ pattern }) => pattern.test(path));
  const apps = fixed.get(path) ?? alike().flatMap(({ apps }) => apps);
  return [...new Set(apps)].map((app) => origins[app]);
}
