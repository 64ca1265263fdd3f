import { env } from '../../../config/env';
import type { PaypalSdk } from './paypal-sdk';

let loading: Promise<PaypalSdk> | null = null;

function addScript(): Promise<PaypalSdk> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(reason));
    };
    script.src = env.paypalSdkUrl;
    script.async = true;
    script.onload = () => (window.paypal ? resolve(window.paypal) : fail('The PayPal script brought no buttons'));
    script.onerror = () => fail('The PayPal script could not be loaded');
    document.head.append(script);
  });
}

/** PayPal's script, loaded once and only when a buyer comes near its button. A failed load may be tried again. */
export function loadPaypal(): Promise<PaypalSdk> {
  loading ??= addScript().catch((reason: unknown) => {
    loading = null;
    throw reason;
  });
  return loading;
}
