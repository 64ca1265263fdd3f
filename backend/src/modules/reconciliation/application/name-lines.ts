import { Inject, Injectable } from '@nestjs/common';
import type { Provider } from '@summit/rules';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import {
  PROVIDER_BOOKS,
  type PaymentOrigin,
  type ProviderBooksByName,
  type ProviderLine,
} from '../../payments/payments.public.js';
import { BOTH_BOOKS, type BothBooks } from './both-books.port.js';
import { PROVIDER_LINES, type KnownOrder, type NamedLine, type ProviderLines } from './provider-lines.port.js';
import { isProviderSilence } from './provider-silence.js';

/** Others may sell through the same account: so many orders at most are asked for in one run. */
export const MAX_REFERENCES = 200;

/** Gives lines the names that our book has: disputes, and orders that the provider's lines do not tell. */
@Injectable()
export class NameLines {
  constructor(
    @Inject(PROVIDER_BOOKS)
    private readonly providers: { [Name in Provider]: Pick<ProviderBooksByName[Name], 'originOf'> },
    @Inject(BOTH_BOOKS) private readonly books: Pick<BothBooks, 'disputesOf' | 'ordersOf' | 'ourOrders'>,
    @Inject(PROVIDER_LINES) private readonly kept: Pick<ProviderLines, 'ordersOf'>,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** For the lines of one run, batch by batch. A provider that does not tell an order stops nothing: the line names none then. */
  of(provider: Provider): (lines: readonly ProviderLine[]) => Promise<NamedLine[]> {
    const asking: Asking = { answers: new Map(), isOver: false };
    return async (lines) => this.withOrders(provider, await this.withDisputes(provider, lines), asking);
  }

  /**
   * A line of a dispute that names none goes by our name of the dispute, where we know of one, and a line that takes such a line back by
   * that line's.
   */
  private async withDisputes(provider: Provider, lines: readonly ProviderLine[]): Promise<ProviderLine[]> {
    const nameless = lines.filter(({ kind, id, reference }) => kind === 'dispute' && reference === id);
    const known = await this.books.disputesOf(provider, namesIn(nameless));
    const nameOf = (line: ProviderLine): string => known.get(line.about ?? '') ?? line.reference;
    const earlier = new Map(nameless.map((line) => [line.id, nameOf(line)]));
    return lines.map((line) =>
      nameless.includes(line) ? { ...line, reference: earlier.get(line.about ?? '') ?? nameOf(line) } : line,
    );
  }

  /**
   * The order that the line names, or our book, or an earlier run has found; else the provider is asked for the payment's, once in the
   * life of a line. An id that no order of ours has is none.
   */
  private async withOrders(provider: Provider, lines: readonly ProviderLine[], asking: Asking): Promise<NamedLine[]> {
    const silent = lines.filter(({ kind, orderId }) => orderId === null && HAVE_ORDERS.has(kind));
    const kept = await this.kept.ordersOf(
      provider,
      silent.map(({ id }) => id),
    );
    const told = [...lines, ...kept.values()].flatMap(({ orderId }) => orderId ?? []);
    const ourOrders = await this.books.ourOrders(told);
    const ifOurs = (orderId: string | null | undefined): string | null =>
      orderId && ourOrders.has(orderId) ? orderId : null;
    const nameless = lines.filter(({ kind, orderId }) => HAVE_ORDERS.has(kind) && ifOurs(orderId) === null);
    const booked = await this.books.ordersOf(provider, [
      ...nameless.map(({ reference }) => reference),
      ...namesIn(nameless),
    ]);
    const known = new Map<string, KnownOrder>();
    for (const line of nameless) {
      const before = kept.get(line.id) ?? NOT_ASKED;
      const payment = line.about ?? (line.kind === 'charge' ? line.reference : undefined);
      const inOurBook = booked.get(line.reference) ?? booked.get(payment ?? '');
      const orderId = inOurBook ?? ifOurs(before.orderId);
      const isSettled = inOurBook !== undefined || orderId !== null || before.orderAsked || line.orderId !== null;
      const mayAsk = !isSettled && payment !== undefined;
      known.set(line.id, mayAsk ? await this.ask(provider, payment, asking) : { ...before, orderId });
    }
    return lines.map((line) => ({
      ...line,
      ...(known.get(line.id) ?? { ...NOT_ASKED, orderId: ifOurs(line.orderId) }),
      ...markOf(line.installation ?? known.get(line.id)?.installation),
    }));
  }

  /** After a first silence no further line is asked for; the next run asks for those.  A refusal is an answer. */
  private async ask(provider: Provider, payment: string, asking: Asking): Promise<KnownOrder> {
    const before = asking.answers.get(payment);
    if (before) return before;
    if (asking.isOver || asking.answers.size >= MAX_REFERENCES) return NOT_ASKED;
    const answer = await this.answerOf(provider, payment, asking);
    asking.answers.set(payment, answer);
    return answer;
  }

  private async answerOf(provider: Provider, payment: string, asking: Asking): Promise<KnownOrder> {
    let { orderId, installation }: PaymentOrigin = { orderId: null, installation: null };
    try {
      ({ orderId, installation } = await this.providers[provider].originOf(payment));
    } catch (error) {
      asking.isOver = isProviderSilence(error);
      this.log.warn({ provider, code: codeOf(error) }, 'a payment provider did not tell the order of a payment');
      if (asking.isOver) return NOT_ASKED;
    }
    const isOurs = orderId !== null && (await this.books.ourOrders([orderId])).has(orderId);
    return { orderId: isOurs ? orderId : null, orderAsked: true, ...markOf(installation) };
  }
}

/** What a run has asked a provider, by payment. */
interface Asking {
  answers: Map<string, KnownOrder>;
  isOver: boolean;
}

const markOf = (installation: string | null | undefined): Pick<NamedLine, 'installation'> =>
  installation ? { installation } : {};

const NOT_ASKED: KnownOrder = { orderId: null, orderAsked: false };

/** Never the message: a provider's may quote what we sent. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { issue, code, name } = error as Error & { issue?: string; code?: string };
  return issue ?? code ?? name;
}

const HAVE_ORDERS: ReadonlySet<ProviderLine['kind']> = new Set(['charge', 'refund', 'dispute']);

const namesIn = (lines: readonly ProviderLine[]): string[] => lines.flatMap(({ about }) => about ?? []);
