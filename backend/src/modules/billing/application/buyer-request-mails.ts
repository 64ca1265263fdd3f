import { Inject, Injectable } from '@nestjs/common';
import { PRODUCT_NAMES } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { Links } from '../../../platform/links/links.js';
import type { MailRequest, OwnValues } from '../../../platform/mail/mail-queue.js';
import type { OrderView } from '../../payments/payments.public.js';
import type { StoredBuyerRequest } from './buyer-requests.port.js';

const WISHES = { refund: 'refund', email: 'another address' } as const;

/** The mails around what a buyer asks for. That a refund was paid is told when the provider says so. */
@Injectable()
export class BuyerRequestMails {
  constructor(
    private readonly links: Links,
    @Inject(APP_CONFIG) private readonly config: { mail: Pick<AppConfig['mail'], 'supportEmail'> },
  ) {}

  /** For the operator. */
  notice(order: OrderView, { id, kind }: Pick<StoredBuyerRequest, 'id' | 'kind'>): MailRequest {
    const values: OwnValues<'buyer-request-notice'> = {
      wish: WISHES[kind],
      order_id: order.id,
      product_name: PRODUCT_NAMES[order.product].long,
      admin_url: this.links.to('adminDashboard', {}, { query: { tab: 'buyer-requests' } }),
    };
    const recipient = this.config.mail.supportEmail;
    return { key: `buyer-request:${id}`, template: 'buyer-request-notice', recipient, values };
  }

  refundDeclined(
    order: OrderView,
    { id, answer, recipient }: { id: string; answer: string; recipient: string },
  ): MailRequest {
    const values: OwnValues<'refund-declined'> = {
      name: order.name ?? 'there',
      order_id: order.id,
      product_name: PRODUCT_NAMES[order.product].long,
      answer,
      refund_policy_url: this.links.to('refundPolicy'),
    };
    return { key: `refund-declined:${id}`, template: 'refund-declined', recipient, values };
  }

  /** To whoever paid, by what the provider knows. */
  confirmEmail(
    order: OrderView,
    { id, newEmail, payer, confirmUrl }: { id: string; newEmail: string; payer: string; confirmUrl: string },
  ): MailRequest {
    const values: OwnValues<'order-email-confirm'> = {
      order_id: order.id,
      product_name: PRODUCT_NAMES[order.product].long,
      new_email: newEmail,
      confirm_url: confirmUrl,
      valid_for: '3 days',
    };
    return { key: `order-email-confirm:${id}`, template: 'order-email-confirm', recipient: payer, values };
  }

  /** `occasion` makes each link its own mail. */
  ordersLink(email: string, occasion: string): MailRequest {
    return { key: `orders-link:${occasion}`, template: 'orders-link', recipient: email, values: {} };
  }
}
