import { openOfferLink, takeOfferProof } from './offer-proof';

// C-110
describe('the proof of a mailed offer link', () => {
  const at = (address: string) => window.history.replaceState({ kept: 1 }, '', address);

  it('is read once and leaves no trace in the address', () => {
    at('/vip?ref=ADA#proof=abc.1761000000.s-_g');
    expect(takeOfferProof()).toBe('abc.1761000000.s-_g');
    expect(window.location.href).toBe('http://localhost/vip?ref=ADA');
    expect(window.history.state).toEqual({ kept: 1 });
    expect(takeOfferProof()).toBeNull();
  });

  it('leaves other parts of an address alone', () => {
    at('/#faq');
    expect(takeOfferProof()).toBeNull();
    expect(window.location.hash).toBe('#faq');
  });

  describe('when it is told to the server', () => {
    const calls: [string, RequestInit][] = [];
    const { fetch } = globalThis;
    afterEach(() => {
      globalThis.fetch = fetch;
      calls.length = 0;
    });
    const answering = (answer: () => Promise<Response>) => {
      globalThis.fetch = (async (path: string, request: RequestInit) => {
        calls.push([path, request]);
        return answer();
      }) as typeof globalThis.fetch;
    };

    it('is sent in a body, never in an address', async () => {
      answering(async () => ({ ok: true }) as Response);
      await openOfferLink('abc.1.s');
      expect(calls).toMatchObject([['/api/offer-links', { method: 'POST', body: '{"token":"abc.1.s"}' }]]);
    });

    it('keeps nobody from the page when the server fails', async () => {
      answering(() => Promise.reject(new TypeError('Failed to fetch')));
      await expect(openOfferLink('abc.1.s')).resolves.toBeUndefined();
      expect(calls).toHaveLength(1);
    });
  });
});
