import { act } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createFunnelCache } from './emotion-cache';
import { pageStartAt } from './page-start';
import { Providers } from './Providers';
import { READING_PAGES } from './reading-pages';
import { ReadingApp } from './ReadingApp';

const START = pageStartAt(Date.parse('2026-01-10T12:00:00Z'));
const app = (page: ReactNode, onReady?: () => void) => (
  <StrictMode>
    <Providers cache={createFunnelCache()}>
      <ReadingApp start={START} {...(onReady && { onReady })}>
        {page}
      </ReadingApp>
    </Providers>
  </StrictMode>
);

describe('hydration of the pages that wait for their visitor', () => {
  it.each(READING_PAGES.map(({ name, Page }) => [name, Page] as const))(
    'takes over the HTML of %s without a difference',
    async (_name, Page) => {
      globalThis.fetch = async () => new Response(null, { status: 404 });
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = renderToString(app(<Page />));
      const before = container.querySelector('h1');
      const sales = container.querySelector<HTMLInputElement>('[name="sales"]');
      if (sales) sales.value = '50';

      const complaints: unknown[] = [];
      const logged = jest.spyOn(console, 'error').mockImplementation((...args) => complaints.push(args));
      let ready = false;
      await act(async () => {
        hydrateRoot(
          container,
          app(<Page />, () => (ready = true)),
          { onRecoverableError: (error) => complaints.push(error) },
        );
      });
      logged.mockRestore();

      expect(ready).toBe(true);
      expect(complaints).toEqual([]);
      expect(container.querySelector('h1')).toBe(before);
      if (sales) {
        // What was typed before the app came is counted with.
        expect(sales.value).toBe('50');
        expect(container.querySelector('output')).toHaveTextContent('$925');
      }
      container.remove();
    },
  );
});
