import { DEFAULT_PROMPTS_TOKEN, PAGES, type App, type Page as SitePage } from '@summit/contracts';

const PARTS: Record<string, string> = {
  page_id: 'terms-of-service',
  summit: 'summit2',
  day: 'day1',
  token: 'no-such-session',
};

const pathOf = (name: string, { path }: SitePage): string => {
  if (name === 'prompts') return `/${DEFAULT_PROMPTS_TOKEN}`;
  if (name === 'day') return '/day/1';
  return path.replace(/:(\w+)/g, (_, part: string) => PARTS[part] ?? part);
};

/** Every page of the site map with a path that leads to it, by its name there. */
export const SITE = Object.entries<SitePage>(PAGES).map(([name, page]) => ({
  name,
  app: page.app,
  path: pathOf(name, page),
}));

/** The pages of one app. */
export const pagesOf = (app: App) => SITE.filter((page) => page.app === app);
