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

/** The page as HTML, what its visitor does `meanwhile`, and then the app that takes it over. */
async function takeOver(name: string, meanwhile: (container: HTMLElement) => void = () => undefined) {
  const { Page } = READING_PAGES.find((page) => page.name === name)!;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(app(<Page />));
  const heading = container.querySelector('h1');
  meanwhile(container);

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
  return { container, heading, complaints, ready };
}

const type = (container: HTMLElement, selector: string, value: string): void => {
  container.querySelector<HTMLInputElement>(selector)!.value = value;
};

describe('hydration of the pages that wait for their visitor', () => {
  beforeEach(() => {
    globalThis.fetch = async () => new Response(null, { status: 404 });
    document.body.innerHTML = '';
  });

  it.each(READING_PAGES.map(({ name }) => name))('takes over the HTML of %s without a difference', async (name) => {
    const { container, heading, complaints, ready } = await takeOver(name);
    expect(ready).toBe(true);
    expect(complaints).toEqual([]);
    expect(container.querySelector('h1')).toBe(heading);
  });

  it.each(['[name="sales"]', '[type="range"]'])('counts with what was chosen meanwhile in %s', async (field) => {
    const { container, complaints } = await takeOver('affiliates', (page) => type(page, field, '50'));
    expect(complaints).toEqual([]);
    expect(container.querySelector<HTMLInputElement>('[name="sales"]')?.value).toBe('50');
    expect(container.querySelector<HTMLInputElement>('[type="range"]')?.value).toBe('50');
    expect(container.querySelector('output')).toHaveTextContent('$925');
  });

  it('counts with the product that was chosen meanwhile', async () => {
    const { container } = await takeOver('affiliates', (page) => {
      page.querySelectorAll<HTMLInputElement>('[name="product"]')[1]!.checked = true;
    });
    expect(container.querySelectorAll<HTMLInputElement>('[name="product"]')[1]).toBeChecked();
    expect(container.querySelector('output')).not.toHaveTextContent('$185');
  });

  it('finds the banner whose name was typed meanwhile', async () => {
    const { container, complaints } = await takeOver('speaker-resources', (page) =>
      type(page, '#banner-search', 'amara'),
    );
    expect(complaints).toEqual([]);
    expect(container.querySelector<HTMLInputElement>('#banner-search')?.value).toBe('amara');
    expect(container.querySelectorAll('.banner-cards > li')).toHaveLength(1);
  });
});
