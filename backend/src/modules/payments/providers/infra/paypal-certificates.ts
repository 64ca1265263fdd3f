import type { X509Certificate } from 'node:crypto';
import { MINUTE_MS } from '@summit/rules';
import { ProviderUnavailable } from '../application/provider-events.port.js';
import { certificatesIn } from './certificate-chain.js';

const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 64 * 1_024;
/** PayPal changes its certificates every few months. More requests than this in a minute come from somebody else. */
const FETCHES_PER_MINUTE = 6;
const FETCHES_AT_ONCE = 2;
/** How long an address without a certificate is not asked again. */
const ABSENT_MS = 10 * MINUTE_MS;
const KEPT = 100;

interface Kept {
  chain: X509Certificate[] | null;
  until: number;
}

/**
 * The certificates that PayPal signs notifications with. Whoever sends a notification names the address, so only PayPal's own
 * addresses are asked, each once, and few in a minute: nobody can make us ask PayPal as often as they like.
 */
export class PaypalCertificates {
  private readonly kept = new Map<string, Kept>();
  private readonly underWay = new Map<string, Promise<X509Certificate[] | null>>();
  private started: number[] = [];

  constructor(
    private readonly origins: readonly string[],
    private readonly now: () => number,
  ) {}

  /**
   * The certificate at an address and those that vouch for it; null where PayPal has none. Throws ProviderUnavailable when PayPal does
   * not answer, or was asked too often already.
   */
  async at(address: string): Promise<X509Certificate[] | null> {
    const url = this.own(address);
    if (url === null) return null;
    const kept = this.kept.get(url);
    if (kept && this.now() < kept.until) return kept.chain;
    const fetching = this.underWay.get(url) ?? this.fetchOnce(url);
    return fetching;
  }

  /** The address without anything that would make it another one; null when it is not PayPal's. */
  private own(address: string): string | null {
    if (!URL.canParse(address)) return null;
    const { origin, pathname, username, password } = new URL(address);
    const isOwn = this.origins.includes(origin) && username === '' && password === '' && PATH.test(pathname);
    return isOwn ? origin + pathname : null;
  }

  private fetchOnce(url: string): Promise<X509Certificate[] | null> {
    const now = this.now();
    this.started = this.started.filter((at) => now - at < MINUTE_MS);
    if (this.started.length >= FETCHES_PER_MINUTE || this.underWay.size >= FETCHES_AT_ONCE)
      throw new ProviderUnavailable(new Error('too many certificates were asked for'));
    this.started.push(now);
    const fetching = fetchChain(url)
      .then((chain) => this.keep(url, chain))
      .finally(() => this.underWay.delete(url));
    this.underWay.set(url, fetching);
    return fetching;
  }

  private keep(url: string, chain: X509Certificate[] | null): X509Certificate[] | null {
    const until = chain ? Math.min(...chain.map(({ validTo }) => Date.parse(validTo))) : this.now() + ABSENT_MS;
    this.kept.set(url, { chain, until });
    for (const old of [...this.kept.keys()].slice(0, Math.max(0, this.kept.size - KEPT))) this.kept.delete(old);
    return chain;
  }
}

/** A redirect could lead anywhere, so it is no answer. */
async function fetchChain(url: string): Promise<X509Certificate[] | null> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) await answer.body?.cancel();
    if (answer.status >= 500 || answer.status === 429) throw new Error(`PayPal answered ${answer.status}`);
    return answer.ok ? certificatesIn(await textOf(answer)) : null;
  } catch (error) {
    throw new ProviderUnavailable(error);
  }
}

/** Stops reading after the size of a certificate, and answers nothing for a longer text. */
async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return '';
  }
  return Buffer.concat(chunks).toString();
}
