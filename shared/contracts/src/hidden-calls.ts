import { ENDPOINT_SPECS } from './endpoints.js';
import type { App } from './site-map.js';

/** Page of the API's description; its files and its JSON have addresses that begin with it. */
export const API_DOCS_PATH = '/api/docs';

/**
 * Beginnings of the calls that the web server of an app answers with 404: the back office and its description are reached on
 * their own host only (C-025). `/api/admin`, `/api/prompts/admin`, `/api/docs` …
 */
export function hiddenAreasOf(app: App): readonly string[] {
  if (app === 'admin') return [];
  const office = Object.values(ENDPOINT_SPECS).filter(({ access }) => access === 'admin');
  const areas = office.map(({ path }) => /^(\/api(?:\/[^/:]+)*?\/admin)\//.exec(path)?.[1] ?? path);
  return [...new Set([...areas, API_DOCS_PATH, `${API_DOCS_PATH}-json`, `${API_DOCS_PATH}-yaml`])];
}
