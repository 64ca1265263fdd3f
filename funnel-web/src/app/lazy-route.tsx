import { lazy, useState, type ComponentType } from 'react';

export interface LazyRoute<Props> {
  Route: ComponentType<Props>;
  /** Fetches the script of the page; the second time there is nothing left to fetch. */
  load: () => Promise<unknown>;
}

/** A page with a chunk of its own. What is there already is drawn at once, without a step over the fallback. */
export function lazyRoute<Props extends object>(fetchRoute: () => Promise<ComponentType<Props>>): LazyRoute<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => (loaded = await fetchRoute());
  const Waiting = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  function Route(props: Props) {
    // Held, because another component would be another page that starts from the beginning.
    const [Shown] = useState(() => loaded ?? Waiting);
    return <Shown {...props} />;
  }
  return { Route, load };
}
