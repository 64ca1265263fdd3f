import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { lineName } from '@summit/pricing';
import {
  addressOf,
  ORDER_HISTORY,
  type OrderAddress,
  type OrderHistory,
  type OrderHistoryReader,
} from '../../payments/payments.public.js';
import { CompanyDetailsUseCase } from './company-details.use-case.js';
import { invoiceNumber, type InvoiceContent, type Seller } from './invoice.js';
import { INVOICE_DRAWER, type InvoiceDrawer } from './invoice-drawer.port.js';
import { invoicePage } from './invoice-page.js';
import { INVOICES, type Invoices } from './invoices.port.js';

/**
 * What a buyer has bought, for every page that may show it: who is asking is decided before, and told as the addresses whose orders
 * are theirs.
 */
@Injectable()
export class BuyerPurchasesUseCase {
  constructor(
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'ofBuyer'>,
    private readonly company: CompanyDetailsUseCase,
    @Inject(INVOICES) private readonly invoices: Invoices,
    @Inject(INVOICE_DRAWER) private readonly drawer: InvoiceDrawer,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Newest first. */
  list(addresses: readonly OrderAddress[]): Promise<OrderHistory[]> {
    return this.orders.ofBuyer(addresses);
  }

  /** The invoice as a PDF; the first time it gets its number. Throws `not_found`, also for orders of other people. */
  async invoice(orderId: string, addresses: readonly OrderAddress[]): Promise<{ name: string; bytes: Buffer }> {
    const history = (await this.list(addresses)).find(({ order }) => order.id === orderId);
    if (!history) throw new AppError('not_found');
    const content = contentOf(history, await this.company.read());
    const invoice = await this.transactions.transaction((tx) =>
      this.invoices.issue(tx, orderId, { content, at: this.clock.now() }),
    );
    return { name: `${invoiceNumber(invoice)}.pdf`, bytes: await this.drawer.draw(invoicePage(invoice, history)) };
  }
}

const contentOf = ({ order, lines, discountCents }: OrderHistory, seller: Seller): InvoiceContent => ({
  seller,
  buyer: { name: order.name, email: addressOf(order) },
  orderId: order.id,
  orderedAt: order.createdAt,
  lines: lines.map((line) => {
    const name = lineName(order.product, line);
    return { name: line.quantity > 1 ? `${line.quantity} x ${name}` : name, amountCents: line.amountCents };
  }),
  discountCents,
  totalCents: order.totalCents,
});
