import { Inject, Injectable } from '@nestjs/common';
import type { PurchaseOrder } from '../domain/purchase.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';

/** What a browser, or an address that it proved, has paid for and still has, so that its pages sell nothing twice and claim nothing that is not there (C-116). */
@Injectable()
export class HeldOrdersUseCase {
  constructor(@Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders) {}

  /** `buyerId`: by the signed cookie; null without a valid one. */
  async of(buyerId: string | null): Promise<PurchaseOrder[]> {
    return buyerId === null ? [] : this.orders.entitledOf(buyerId);
  }
}
