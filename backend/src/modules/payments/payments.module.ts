import { Module } from '@nestjs/common';
import { ProvidersModule } from './providers/providers.module.js';
import { PurchaseModule } from './purchase/purchase.module.js';
import { SettlementModule } from './settlement/settlement.module.js';

/** Everything between a price and booked money. The rooms are in CONTEXT.md; other modules see `payments.public.ts`. */
@Module({
  imports: [ProvidersModule, PurchaseModule, SettlementModule],
  exports: [ProvidersModule, PurchaseModule, SettlementModule],
})
export class PaymentsModule {}
