import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LEGAL_PAGE_IDS } from '@summit/contracts';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { LegalRoute } from './LegalRoute';

describe('hydration of the policy pages', () => {
  it.each(LEGAL_PAGE_IDS)('takes over the HTML of %s without a difference', async (id) => {
    globalThis.fetch = async () => new Response(null, { status: 404 });
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(
      <StaticRouter location={`/${id}`}>
        <LegalRoute notFound={null} />
      </StaticRouter>,
    );
    const before = container.querySelector('h1');
    const html = container.innerHTML;

    const complaints: unknown[] = [];
    const logged = jest.spyOn(console, 'error').mockImplementation((...args) => complaints.push(args));
    await act(async () => {
      hydrateRoot(
        container,
        <StrictMode>
          <MemoryRouter initialEntries={[`/${id}?ref=AMARA`]}>
            <LegalRoute notFound={null} />
          </MemoryRouter>
        </StrictMode>,
        { onRecoverableError: (error) => complaints.push(error) },
      );
    });
    logged.mockRestore();

    expect(complaints).toEqual([]);
    expect(container.querySelector('h1')).toBe(before);
    expect(container.innerHTML).toBe(html);
    expect(before).toHaveFocus();
    container.remove();
  });
});
