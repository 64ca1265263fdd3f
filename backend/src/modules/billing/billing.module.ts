import { Module } from '@nestjs/common';
import { MembersModule } from '../members/members.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { BuyerPurchasesUseCase } from './application/buyer-purchases.use-case.js';
import { CompanyDetailsUseCase } from './application/company-details.use-case.js';
import { INVOICE_DRAWER } from './application/invoice-drawer.port.js';
import { INVOICES } from './application/invoices.port.js';
import { CompanyController } from './http/company.controller.js';
import { VipPurchasesController } from './http/vip-purchases.controller.js';
import { InvoicesRepository } from './infra/invoices.repository.js';
import { PdfInvoiceDrawer } from './infra/pdf-invoice-drawer.js';

/** What a buyer sees of the orders: purchases, receipts, invoices. */
@Module({
  imports: [MembersModule, PaymentsModule],
  controllers: [CompanyController, VipPurchasesController],
  providers: [
    BuyerPurchasesUseCase,
    CompanyDetailsUseCase,
    { provide: INVOICES, useClass: InvoicesRepository },
    { provide: INVOICE_DRAWER, useClass: PdfInvoiceDrawer },
  ],
})
export class BillingModule {}
