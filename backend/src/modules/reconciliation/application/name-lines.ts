import { Inject, Injectable } from '@nestjs/common';
import type { Provider } from '@summit/rules';
import { PROVIDER_BOOKS, type ProviderBooksByName, type ProviderLine } from '../../payments/payments.public.js';
import { BOTH_BOOKS, type BothBooks } from './both-books.port.js';

/** Others may sell through the same account: so many orders at most are asked for in one run. */
export const MOST_ASKED = 200;

/** Gives lines the names that our book has: disputes, and orders that the provider's lines do not tell. */
@Injectable()
export class NameLines {
  constructor(
    @Inject(PROVIDER_BOOKS)
    private readonly providers: { [Name in Provider]: Pick<ProviderBooksByName[Name], 'orderOf'> },
    @Inject(BOTH_BOOKS) private readonly books: Pick<BothBooks, 'disputesOf' | 'ordersOf'>,
  ) {}

  /** For the lines of one run, batch by batch. Throws what the provider's adapter throws. */
  of(provider: Provider): (lines: readonly ProviderLine[]) => Promise<ProviderLine[]> {
    const asked = new Map<string, string | null>();
    return async (lines) => this.withOrders(provider, await this.withDisputes(provider, lines), asked);
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

  /** From our book where that knows the line or what it is about; else the provider is asked for the payment's. */
  private async withOrders(
    provider: Provider,
    lines: readonly ProviderLine[],
    asked: Map<string, string | null>,
  ): Promise<ProviderLine[]> {
    const nobodys = lines.filter(({ kind, orderId }) => orderId === null && HAVE_ORDERS.has(kind));
    const ours = await this.books.ordersOf(provider, [
      ...nobodys.map(({ reference }) => reference),
      ...namesIn(nobodys),
    ]);
    const orderIds = new Map<string, string | null>();
    for (const { id, kind, reference, about } of nobodys) {
      const payment = about ?? (kind === 'charge' ? reference : undefined);
      const known = ours.get(reference) ?? ours.get(payment ?? '');
      if (known !== undefined) orderIds.set(id, known);
      else if (payment !== undefined) orderIds.set(id, await this.ask(provider, payment, asked));
    }
    return lines.map((line) => ({ ...line, orderId: line.orderId ?? orderIds.get(line.id) ?? null }));
  }

  private async ask(provider: Provider, payment: string, asked: Map<string, string | null>): Promise<string | null> {
    if (!asked.has(payment) && asked.size < MOST_ASKED)
      asked.set(payment, await this.providers[provider].orderOf(payment));
    return asked.get(payment) ?? null;
  }
}

const HAVE_ORDERS: ReadonlySet<ProviderLine['kind']> = new Set(['charge', 'refund', 'dispute']);

const namesIn = (lines: readonly ProviderLine[]): string[] => lines.flatMap(({ about }) => about ?? []);
