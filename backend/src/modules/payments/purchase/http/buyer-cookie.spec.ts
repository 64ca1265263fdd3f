import { BuyerCookie } from './buyer-cookie.js';

const SECRET = 'a-secret-of-32-bytes-for-this-spec';

interface SetCookie {
  name: string;
  value: string;
  options: object;
}

describe('BuyerCookie', () => {
  const cookieOf = (production: boolean, buyerCookie = SECRET) =>
    new BuyerCookie({ production, secrets: { buyerCookie } });
  const sut = cookieOf(false);

  const keep = (cookie: BuyerCookie, buyer?: string): SetCookie & { id: string } => {
    const set: SetCookie[] = [];
    const reply = {
      setCookie(name: string, value: string, options: object) {
        set.push({ name, value, options });
        return reply as never;
      },
    };
    const id = cookie.keep({ cookies: buyer === undefined ? {} : { buyer } }, reply as never);
    return { id, ...set[0]! };
  };

  it('is for requests of our own pages only, for a week, and out of reach of scripts', () => {
    const options = { httpOnly: true, sameSite: 'strict', maxAge: 604_800 };
    expect(keep(sut)).toMatchObject({ name: 'buyer', options: { ...options, path: '/api', secure: false } });
  });

  it('can be set by no other host of the site where there is TLS', () => {
    const secured = cookieOf(true);
    const { id, name, value, options } = keep(secured);
    expect({ name, options }).toMatchObject({ name: '__Host-buyer', options: { path: '/', secure: true } });
    expect(options).not.toHaveProperty('domain');
    expect(secured.read({ cookies: { '__Host-buyer': value } })).toBe(id);
    expect(secured.read({ cookies: { buyer: value } })).toBeNull();
  });

  it('is read back as the same browser, which keeps it', () => {
    const first = keep(sut);
    expect(sut.read({ cookies: { buyer: first.value } })).toBe(first.id);
    expect(keep(sut, first.value).id).toBe(first.id);
  });

  it('is another one for every browser', () => {
    expect(keep(sut).id).not.toBe(keep(sut).id);
  });

  const { id, value } = keep(sut);
  const other = keep(sut);
  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['an id without a signature', id],
    ['an id with an empty signature', `${id}.`],
    ['another id under the signature', value.replace(id, other.id)],
    ['the signature of another secret', keep(cookieOf(false, 'another-secret-of-32-bytes-and-more')).value],
    ['a longer signature', `${value}x`],
    ['a signature with one other letter', value.slice(0, -1) + (value.endsWith('A') ? 'E' : 'A')],
    ['an id in capitals', value.toUpperCase()],
    ['something endless', 'x'.repeat(100_000)],
  ])('is no cookie when it holds %s', (_label, forged) => {
    expect(sut.read({ cookies: { buyer: forged } })).toBeNull();
    expect(keep(sut, forged).id).not.toBe(id);
  });
});
