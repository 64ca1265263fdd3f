import { Module, type OnModuleInit } from '@nestjs/common';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { LibraryModule } from '../library/library.module.js';
import { MembersModule } from '../members/members.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AskBackOfficeUseCase } from './application/ask-back-office.use-case.js';
import { BuyerOrdersUseCase } from './application/buyer-orders.use-case.js';
import { BuyerPurchasesUseCase } from './application/buyer-purchases.use-case.js';
import { BuyerRequestMails } from './application/buyer-request-mails.js';
import { BUYER_REQUESTS } from './application/buyer-requests.port.js';
import { ChangePlanCardUseCase } from './application/change-plan-card.use-case.js';
import { CompanyDetailsUseCase } from './application/company-details.use-case.js';
import { ConfirmOrderEmailUseCase } from './application/confirm-order-email.use-case.js';
import { DecideBuyerRequestUseCase } from './application/decide-buyer-request.use-case.js';
import { INVOICE_DRAWER } from './application/invoice-drawer.port.js';
import { INVOICES } from './application/invoices.port.js';
import { LinkedOrders } from './application/linked-orders.js';
import { MailAgainUseCase } from './application/mail-again.use-case.js';
import { BuyerOrdersController } from './http/buyer-orders.controller.js';
import { BuyerRequestsController } from './http/buyer-requests.controller.js';
import { CompanyController } from './http/company.controller.js';
import { VipPurchasesController } from './http/vip-purchases.controller.js';
import { BuyerRequestsRepository } from './infra/buyer-requests.repository.js';
import { InvoicesRepository } from './infra/invoices.repository.js';
import { PdfInvoiceDrawer } from './infra/pdf-invoice-drawer.js';
import { BuyerRequestsReadModel } from './read-models/buyer-requests.read-model.js';
import {
  ASK_PAYER_TASK,
  type AskPayerJob,
  MAIL_ORDERS_LINK_TASK,
  type OrdersLinkJob,
} from './application/billing-tasks.js';

/** What a buyer sees of the orders: purchases, receipts, invoices; and what a buyer can ask for. */
@Module({
  imports: [DeliveryModule, DeskModule, LibraryModule, MembersModule, PaymentsModule, SessionsModule],
  controllers: [BuyerOrdersController, BuyerRequestsController, CompanyController, VipPurchasesController],
  providers: [
    AskBackOfficeUseCase,
    BuyerOrdersUseCase,
    BuyerPurchasesUseCase,
    BuyerRequestMails,
    BuyerRequestsReadModel,
    ChangePlanCardUseCase,
    CompanyDetailsUseCase,
    ConfirmOrderEmailUseCase,
    DecideBuyerRequestUseCase,
    LinkedOrders,
    MailAgainUseCase,
    { provide: BUYER_REQUESTS, useClass: BuyerRequestsRepository },
    { provide: INVOICES, useClass: InvoicesRepository },
    { provide: INVOICE_DRAWER, useClass: PdfInvoiceDrawer },
  ],
})
export class BillingModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly mailAgain: MailAgainUseCase,
    private readonly confirmEmail: ConfirmOrderEmailUseCase,
  ) {}

  onModuleInit(): void {
    this.tasks.register(ASK_PAYER_TASK, (job: AskPayerJob) => this.confirmEmail.askPayer(job));
    this.tasks.register(MAIL_ORDERS_LINK_TASK, (job: OrdersLinkJob) => this.mailAgain.mailLink(job));
  }
}
