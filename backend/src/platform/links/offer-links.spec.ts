import { DAY_MS } from '@summit/rules';
import { Links } from './links.js';
import { OfferLinks } from './offer-links.js';

const NOW = Date.parse('2025-10-20T18:00:00Z');

describe('links of mails to an offer (C-110)', () => {
  const linksOf = (linkSigning: string) =>
    new OfferLinks(
      new Links({
        origins: { funnel: 'https://summit.example', member: 'https://m.example', admin: 'https://a.example' },
      }),
      { secrets: { linkSigning } },
    );
  const sut = linksOf('s'.repeat(32));
  const proofOf = (links: OfferLinks, email = 'zoe@example.com') =>
    links.to('vip', { email, mailedAt: NOW }).replace(/^.*#proof=/, '');
  const proof = proofOf(sut);
  const [address, until, signature] = proof.split('.');

  it('keep the proof out of what is sent to a server, and the address out of sight', () => {
    const { origin, pathname, search, hash } = new URL(sut.to('vip', { email: 'zoe@example.com', mailedAt: NOW }));
    expect({ origin, pathname, search }).toEqual({ origin: 'https://summit.example', pathname: '/vip', search: '' });
    expect(hash).toBe(`#proof=${proof}`);
    expect(hash).not.toContain('zoe');
  });

  it('prove the address for 30 days, as often as they are opened', () => {
    expect(sut.addressIn(proof, NOW)).toBe('zoe@example.com');
    expect(sut.addressIn(proof, NOW + 30 * DAY_MS - 1_000)).toBe('zoe@example.com');
    expect(sut.addressIn(proof, NOW + 30 * DAY_MS)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['an address alone', address!],
    ['another address', [proofOf(sut, 'kai@example.com').split('.')[0], until, signature].join('.')],
    ['a later end', [address, String(Number(until) + 1), signature].join('.')],
    ['no end', [address, 'x', signature].join('.')],
    ['the signature of another secret', proofOf(linksOf('t'.repeat(32)))],
    ['a longer signature', `${proof}x`],
  ])('prove nothing with %s', (_label, forged) => {
    expect(sut.addressIn(forged, NOW)).toBeNull();
  });
});
