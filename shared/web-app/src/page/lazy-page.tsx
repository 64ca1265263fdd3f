import { lazy, useState, type ComponentType } from 'react';

export interface LazyPage<Module = unknown> {
  Page: ComponentType;
  /** Fetches the page's script; the second time there is nothing left to fetch. */
  load: () => Promise<Module>;
}

/** A page whose script is fetched when the page is opened. What is there already is drawn at once, without a step over the fallback. */
export function lazyPage<Name extends string, Module extends Record<Name, ComponentType>>(
  name: Name,
  fetchPage: () => Promise<Module>,
): LazyPage<Module> {
  let loaded: ComponentType | null = null;
  const load = async () => {
    const fetched = await fetchPage();
    loaded = fetched[name];
    return fetched;
  };
  const Waiting = lazy(async () => ({ default: (await load())[name] as ComponentType }));
  function Page() {
    // Held, because another component would be another page that starts from the beginning.
    const [Shown] = useState(() => loaded ?? Waiting);
    return <Shown />;
  }
  return { Page, load };
}
