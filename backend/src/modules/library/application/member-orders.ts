import { Inject, Injectable } from '@nestjs/common';
import { LIBRARY_FILE_KEYS, PRODUCTS, type LibraryFileKey } from '@summit/rules';
import { MEMBER_ACCESS, type MemberAccessReader } from '../../members/members.public.js';
import { ORDER_HISTORY, type OrderHistoryReader } from '../../payments/payments.public.js';
import { filesOfOrder } from './files-of-order.js';

/** What the orders of a member's address brought. */
@Injectable()
export class MemberOrders {
  constructor(
    @Inject(MEMBER_ACCESS) private readonly members: Pick<MemberAccessReader, 'byId'>,
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'paidBy'>,
  ) {}

  async filesOf(memberId: string): Promise<LibraryFileKey[]> {
    const member = await this.members.byId(memberId);
    if (!member) return [];
    const { email } = member;
    const orders = await Promise.all(PRODUCTS.map((product) => this.orders.paidBy({ email, product })));
    const owned = new Set(orders.flat().flatMap(filesOfOrder));
    return LIBRARY_FILE_KEYS.filter((key) => owned.has(key));
  }
}
