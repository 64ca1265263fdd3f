import { Inject, Injectable } from '@nestjs/common';
import { formatUsd } from '@summit/pricing';
import { PRODUCT_NAMES, pacificDayInWords } from '@summit/rules';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { Links } from '../../../platform/links/links.js';
import { MailQueue, type OwnValues } from '../../../platform/mail/mail-queue.js';
import { SALE_MAIL_SWITCH, type SaleMailSwitch } from './sale-mails.port.js';

/** Tells an affiliate by mail of an order that earns something, once, unless they have turned it off. It does not say who bought (C-063). */
@Injectable()
export class NotifyOfSaleUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(SALE_MAIL_SWITCH) private readonly sales: Pick<SaleMailSwitch, 'wantedSale'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly links: Links,
  ) {}

  /** After the commission of the order is booked. */
  async execute(orderId: string): Promise<void> {
    const sale = await this.sales.wantedSale(orderId);
    if (!sale) return;
    const values: OwnValues<'affiliate-sale'> = {
      name: sale.name,
      product_name: PRODUCT_NAMES[sale.product].long,
      commission: formatUsd(sale.earnedCents),
      credited_on: pacificDayInWords(sale.creditedAt),
      dashboard_url: this.links.to('speakerDashboard'),
    };
    const mail = {
      key: `affiliate-sale:${orderId}`,
      template: 'affiliate-sale',
      recipient: sale.email,
      values,
    } as const;
    await this.transactions.transaction(async (tx) => void (await this.mails.enqueue(tx, mail)));
  }
}
