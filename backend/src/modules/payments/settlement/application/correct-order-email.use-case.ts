import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { OrderAddresses } from '../../payments.public.js';
import { SettleOrder } from './settle-order.js';

/** Another address for a paid order, after somebody has decided so. Accounts and mails are for whoever decided to move along. */
@Injectable()
export class CorrectOrderEmailUseCase implements OrderAddresses {
  constructor(private readonly settleOrder: SettleOrder) {}

  async correct(tx: Transaction, { orderId, email }: { orderId: string; email: string }): Promise<void> {
    const changes = await this.settleOrder.apply(tx, orderId, { kind: 'email_corrected', orderId, email });
    if (!changes) throw new AppError('not_found');
  }
}
