import { lazy, useState, type ComponentType } from 'react';

type PropsOf<Page> = Page extends ComponentType<infer Props extends object> ? Props : never;

export interface LazyPage<Module = unknown, Props extends object = object> {
  Page: ComponentType<Props>;
  /** Fetches the page's script; the second time there is nothing left to fetch. */
  load: () => Promise<Module>;
}

/** A page whose script is fetched when the page is opened. What is there already is drawn at once, without a step over the fallback. */
export function lazyPage<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  name: Name,
  fetchPage: () => Promise<Module>,
): LazyPage<Module, PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    const fetched = await fetchPage();
    loaded = fetched[name] as unknown as ComponentType<Props>;
    return fetched;
  };
  const Waiting = lazy(async () => ({
    default: (await load())[name] as unknown as ComponentType<Props>,
  })) as unknown as ComponentType<Props>;
  function Page(props: Props) {
    // Held, because another component would be another page that starts from the beginning.
    const [Shown] = useState(() => loaded ?? Waiting);
    return <Shown {...props} />;
  }
  return { Page, load };
}
