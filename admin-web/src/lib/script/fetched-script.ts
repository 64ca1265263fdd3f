import { lazy, type ComponentType } from 'react';
import type { Tab } from './tab';

const scripts = new WeakMap<Tab, ComponentType>();

/** What stands behind a tab. The same component each time, because a lazy one keeps what it fetched; a failure, too, until `forgetScript`. */
export function contentOf(tab: Tab): ComponentType {
  const known = scripts.get(tab);
  if (known) return known;
  const made = lazy(async () => ({ default: await tab.load() }));
  scripts.set(tab, made);
  return made;
}

/** It is fetched anew where it is shown next. */
export const forgetScript = (tab: Tab): boolean => scripts.delete(tab);

/** Loads the whole page, if there is a server to load it from: without one nothing would be left of it. */
export async function reloadServed(): Promise<void> {
  const page = await fetch(window.location.pathname, { cache: 'no-store' }).catch(() => null);
  if (page?.ok) window.location.reload();
}
