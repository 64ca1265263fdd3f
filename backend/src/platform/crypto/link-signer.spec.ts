import { LinkSigner } from './link-signer.js';

describe('LinkSigner', () => {
  const signer = new LinkSigner('s'.repeat(32));

  it('knows its own signature', () => {
    expect(signer.verify(signer.sign('bonus', 'a@b.c', '1'), 'bonus', 'a@b.c', '1')).toBe(true);
  });

  it('takes no part for two', () => {
    expect(signer.verify(signer.sign('unsubscribe', 'a@b.c', 'news'), 'unsubscribe', 'a@b.c\u0000news')).toBe(false);
  });

  it.each([
    ['another part', signer.sign('bonus', 'a@b.c', '2')],
    ['parts joined otherwise', signer.sign('bonusa@b.c', '1')],
    ['another secret', new LinkSigner('t'.repeat(32)).sign('bonus', 'a@b.c', '1')],
    ['nothing', ''],
    ['a longer text', `${signer.sign('bonus', 'a@b.c', '1')}x`],
  ])('refuses %s', (_label, signature) => {
    expect(signer.verify(signature, 'bonus', 'a@b.c', '1')).toBe(false);
  });

  it('takes what a secret has signed that it replaces, and signs with the present one', () => {
    const replacing = new LinkSigner('t'.repeat(32), 's'.repeat(32));
    expect(replacing.verify(signer.sign('bonus', 'a@b.c'), 'bonus', 'a@b.c')).toBe(true);
    expect(replacing.verify(signer.sign('bonus', 'a@b.c'), 'bonus', 'b@b.c')).toBe(false);
    expect(signer.verify(replacing.sign('bonus', 'a@b.c'), 'bonus', 'a@b.c')).toBe(false);
    expect(replacing.verify(replacing.sign('bonus', 'a@b.c'), 'bonus', 'a@b.c')).toBe(true);
  });
});
