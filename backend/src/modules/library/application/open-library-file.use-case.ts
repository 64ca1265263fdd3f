import { Inject, Injectable } from '@nestjs/common';
import type { LibraryFileKey } from '@summit/rules';
import { AppError } from '../../../platform/errors/app-error.js';
import { ORDER_HISTORY, type OrderHistoryReader } from '../../payments/payments.public.js';
import { filesOfOrder } from './files-of-order.js';
import { MemberOrders } from './member-orders.js';
import { OrderFileLinks } from './order-file-links.js';

/** Decides whether a file of an order may be downloaded. Every refusal is `library_file_not_found`, which tells nothing. */
@Injectable()
export class OpenLibraryFileUseCase {
  constructor(
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    private readonly links: OrderFileLinks,
    private readonly memberOrders: MemberOrders,
  ) {}

  /** By the link of a mail. */
  async byLink(key: LibraryFileKey, { orderId, signature }: { orderId: string; signature: string }): Promise<void> {
    if (!this.links.isOurs(key, orderId, signature)) throw new AppError('library_file_not_found');
    const history = await this.orders.byId(orderId);
    if (!history || !filesOfOrder(history.order).includes(key)) throw new AppError('library_file_not_found');
  }

  /** By a member's sign-in: from any order of the member. */
  async forMember(key: LibraryFileKey, memberId: string): Promise<void> {
    const owned = await this.memberOrders.filesOf(memberId);
    if (!owned.includes(key)) throw new AppError('library_file_not_found');
  }
}
