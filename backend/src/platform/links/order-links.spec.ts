import { DAY_MS } from '@summit/rules';
import { Links } from './links.js';
import { OrderLinks, type OrderLinkSubject } from './order-links.js';

const NOW = Date.parse('2025-11-03T18:00:00Z');
const ZOE: OrderLinkSubject = { kind: 'address', email: 'zoe@example.com' };
const ORDER: OrderLinkSubject = { kind: 'order', orderId: '6f2c0b8e-1111-4000-8000-000000000001' };

describe('links to the orders of a buyer', () => {
  const linksOf = (linkSigning: string) =>
    new OrderLinks(
      new Links({
        origins: { funnel: 'https://summit.example', member: 'https://m.example', admin: 'https://a.example' },
      }),
      { secrets: { linkSigning } },
    );
  const sut = linksOf('s'.repeat(32));
  const proofOf = (subject: OrderLinkSubject, links = sut) => links.to(subject, NOW).replace(/^.*#proof=/, '');
  const proof = proofOf(ZOE);
  const [mark, address, until, signature] = proof.split('.');

  it('keep the proof out of what is sent to a server, and the address out of sight', () => {
    const { pathname, search, hash } = new URL(sut.to(ZOE, NOW));
    expect([pathname, search]).toEqual(['/orders', '']);
    expect(hash).toBe(`#proof=${proof}`);
    expect(hash).not.toContain('zoe');
  });

  it.each([
    [ZOE, 90],
    [ORDER, 1],
  ])('open %p for %i days, as often as they are pressed', (subject, days) => {
    const given = proofOf(subject);
    expect(sut.read(given, NOW)).toEqual(subject);
    expect(sut.read(given, NOW + days * DAY_MS - 1_000)).toEqual(subject);
    expect(sut.read(given, NOW + days * DAY_MS)).toBe('over');
  });

  it.each([
    ['nothing', ''],
    ['an address alone', address!],
    ['another kind', ['o', address, until, signature].join('.')],
    ['an unknown kind', ['toString', address, until, signature].join('.')],
    [
      'another address',
      [mark, proofOf({ ...ZOE, email: 'kai@example.com' }).split('.')[1], until, signature].join('.'),
    ],
    ['a later end', [mark, address, String(Number(until) + 1), signature].join('.')],
    ['the signature of another secret', proofOf(ZOE, linksOf('t'.repeat(32)))],
    ['a longer signature', `${proof}x`],
  ])('open nothing with %s', (_label, forged) => {
    expect(sut.read(forged, NOW)).toBe('forged');
  });
});
