import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** Ids of the elements that were brought into view; jsdom has no layout and can't scroll. */
export const scrolledTo: string[] = [];
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
  scrolledTo.push(this.id);
};

export interface RenderedPage extends RenderResult {
  /** Path, query and fragment of the page now. */
  place: () => string;
}

/** Renders `content` at an address, inside of what `around` puts around the router. */
export function renderAt(
  at: string,
  content: ReactNode,
  around: (routed: ReactNode) => ReactNode = (routed) => routed,
): RenderedPage {
  let place = '';
  const tell = (now: string) => (place = now);
  const routed = (
    <MemoryRouter initialEntries={[at]}>
      {content}
      <Place tell={tell} />
    </MemoryRouter>
  );
  return { ...render(around(routed)), place: () => place };
}

function Place({ tell }: { tell: (place: string) => void }) {
  const { pathname, search, hash } = useLocation();
  tell(pathname + search + hash);
  return null;
}
