import { lazy, type ComponentType } from 'react';

/** A part of the page whose script is fetched when it is shown. */
export interface Part<Props> {
  load: () => Promise<ComponentType<Props>>;
}

const scripts = new WeakMap<object, unknown>();

/**
 * Throws where no server answers. Some browsers remember for good that a script did not come (D-473), so none is asked for without a line.
 * `onLine` alone is not believed: a machine without a network may have the server itself.
 */
async function ensureServer(): Promise<void> {
  if (!navigator.onLine) await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
}

/** What draws a part. The same component each time, because a lazy one keeps what it fetched; a failure, too, until `forgetScript`. */
export function contentOf<Props>(part: Part<Props>): ComponentType<Props> {
  const known = scripts.get(part);
  if (known) return known as ComponentType<Props>;
  const made = lazy(async () => {
    await ensureServer();
    return { default: await part.load() };
  }) as ComponentType<Props>;
  scripts.set(part, made);
  return made;
}

/** It is fetched anew where it is shown next. */
export const forgetScript = (part: object): boolean => scripts.delete(part);

/** Loads the whole page, if there is a server to load it from: without one nothing would be left of it. */
export async function reloadServed(): Promise<void> {
  const page = await fetch(window.location.pathname, { cache: 'no-store' }).catch(() => null);
  if (page?.ok) window.location.reload();
}
