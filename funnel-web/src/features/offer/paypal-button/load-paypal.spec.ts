import { env } from '../../../config/env';
import { loadPaypal } from './load-paypal';
import type { PaypalSdk } from './paypal-sdk';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];

describe('loadPaypal', () => {
  it('loads PayPal’s script once, for US dollars and without cards, and may be tried again after a failure (F-236)', async () => {
    const first = loadPaypal();
    expect(scripts().map(({ src }) => src)).toEqual([env.paypalSdkUrl]);
    expect(env.paypalSdkUrl).toMatch(/currency=USD&intent=capture&disable-funding=card$/);
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('could not be loaded');
    expect(scripts()).toEqual([]);

    const second = loadPaypal();
    const sdk: PaypalSdk = { Buttons: () => ({ render: async () => undefined }) };
    window.paypal = sdk;
    scripts()[0]?.dispatchEvent(new Event('load'));
    expect(await second).toBe(sdk);
    expect(await loadPaypal()).toBe(sdk);
    expect(scripts()).toHaveLength(1);
  });
});
