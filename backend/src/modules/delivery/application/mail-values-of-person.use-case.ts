import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import type { MailRequest } from '../../../platform/mail/mail-queue.js';
import { REGISTRANT_READER, type RegistrantReader } from '../../funnel/funnel.public.js';
import { atAnyTime, type OrderHistory, type OrderHistoryReader } from '../../payments/payments.public.js';
import { GreetedOrders } from './greeted-orders.js';
import { OrderMails } from './order-mails.js';

export interface MailOfPerson {
  /** Normalized. */
  email: string;
  templateId: string;
}

/** Names of values that are addresses of pages. Some let in whoever has them, so none leaves the house in a preview. */
const IS_ADDRESS = /_url$/;

/**
 * What a mail would say to one person, by the names of its variables, for a preview: of the newest order that such a mail is about,
 * made by the code that mails it. Where none is, what every mail about the newest order says.
 */
@Injectable()
export class MailValuesOfPersonUseCase {
  constructor(
    @Inject(GreetedOrders) private readonly orders: Pick<OrderHistoryReader, 'ofBuyer'>,
    @Inject(REGISTRANT_READER) private readonly registrants: Pick<RegistrantReader, 'byEmail'>,
    private readonly orderMails: OrderMails,
  ) {}

  /** Throws `person_unknown` for whoever neither registered nor bought. */
  async execute({ email, templateId }: MailOfPerson): Promise<Record<string, string>> {
    const [registrant, histories] = await Promise.all([
      this.registrants.byEmail(email),
      this.orders.ofBuyer([atAnyTime(email)]),
    ]);
    const name = registrant?.name ?? histories[0]?.order.name;
    if (!registrant && histories.length === 0) throw new AppError('person_unknown');
    const mails = histories.flatMap((history) => this.mailsAbout(history));
    const such = mails.find(({ template }) => template === templateId) ?? mails[0];
    const values = { ...(name && { name }), account_email: email, ...such?.values };
    return Object.fromEntries(Object.entries(values).filter(([variable]) => !IS_ADDRESS.test(variable)));
  }

  /** Every mail that the order could bring about as it is now, the receipt first. */
  private mailsAbout(history: OrderHistory): MailRequest[] {
    const { installments, refunds } = history;
    const paid = installments.findLast(({ paidAt }) => paidAt !== null);
    const back = refunds.at(-1);
    const details = this.orderMails.details(history);
    return [
      this.orderMails.receipt(history),
      ...(details ? [details] : []),
      ...this.orderMails.addOns(history),
      ...(paid ? [this.orderMails.installmentPaid(history, paid)] : []),
      ...(installments.length > 0
        ? (['defaulted', 'canceled'] as const).map((how) => this.orderMails.planEnded(history, { how, change: '' }))
        : []),
      ...(back ? [this.orderMails.refund(history, back)] : []),
      this.orderMails.disputeOpened(history, ''),
      this.orderMails.disputeClosed(history, { status: history.order.status, change: '' }),
    ];
  }
}
