import { Inject, Injectable } from '@nestjs/common';
import { LIBRARY_FILE_KEYS, type LibraryFileKey } from '@summit/rules';
import { MEMBER_ACCESS, type MemberAccessReader } from '../../members/members.public.js';
import { ORDER_HISTORY, type OrderHistoryReader } from '../../payments/payments.public.js';
import { filesOfOrder } from './files-of-order.js';

/** What the orders of a member brought, under each address that the account has had. */
@Injectable()
export class MemberOrders {
  constructor(
    @Inject(MEMBER_ACCESS) private readonly members: Pick<MemberAccessReader, 'addressesOf'>,
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'ofBuyer'>,
  ) {}

  async filesOf(memberId: string): Promise<LibraryFileKey[]> {
    const orders = await this.orders.ofBuyer(await this.members.addressesOf(memberId));
    const owned = new Set(orders.flatMap(({ order }) => filesOfOrder(order)));
    return LIBRARY_FILE_KEYS.filter((key) => owned.has(key));
  }
}
