import { Module, type OnModuleInit } from '@nestjs/common';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { LibraryModule } from '../library/library.module.js';
import { FunnelModule } from '../funnel/funnel.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { COACHING_SESSIONS } from './application/coaching-sessions.port.js';
import { CompleteCoachingSessionUseCase } from './application/complete-coaching-session.use-case.js';
import { FulfillOrderUseCase } from './application/fulfill-order.use-case.js';
import { GreetedOrders } from './application/greeted-orders.js';
import { MailValuesOfPersonUseCase } from './application/mail-values-of-person.use-case.js';
import { OrderMails } from './application/order-mails.js';
import { ReportMoneyUseCase } from './application/report-money.use-case.js';
import { ReportSecondPaymentUseCase } from './application/report-second-payment.use-case.js';
import { ReportStatusUseCase } from './application/report-status.use-case.js';
import { ResendOrderMailsUseCase } from './application/resend-order-mails.use-case.js';
import { SetDeliveryDateUseCase } from './application/set-delivery-date.use-case.js';
import { WarnOfFailedInstallmentUseCase } from './application/warn-of-failed-installment.use-case.js';
import { COACHING_READER, DELIVERY_DATES, DELIVERY_READER, ORDER_MAILS_AGAIN } from './delivery.public.js';
import { MailValuesController } from './http/mail-values.controller.js';
import { OrderDeliveryController } from './http/order-delivery.controller.js';
import { CoachingSessionsRepository } from './infra/coaching-sessions.repository.js';

@Module({
  imports: [PaymentsModule, FunnelModule, LibraryModule],
  controllers: [OrderDeliveryController, MailValuesController],
  providers: [
    FulfillOrderUseCase,
    ReportMoneyUseCase,
    ReportStatusUseCase,
    ReportSecondPaymentUseCase,
    WarnOfFailedInstallmentUseCase,
    CompleteCoachingSessionUseCase,
    GreetedOrders,
    MailValuesOfPersonUseCase,
    OrderMails,
    CoachingSessionsRepository,
    { provide: COACHING_SESSIONS, useExisting: CoachingSessionsRepository },
    { provide: DELIVERY_READER, useExisting: CoachingSessionsRepository },
    { provide: COACHING_READER, useExisting: CoachingSessionsRepository },
    { provide: ORDER_MAILS_AGAIN, useClass: ResendOrderMailsUseCase },
    { provide: DELIVERY_DATES, useClass: SetDeliveryDateUseCase },
  ],
  exports: [COACHING_READER, DELIVERY_READER, DELIVERY_DATES, ORDER_MAILS_AGAIN],
})
export class DeliveryModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly fulfill: FulfillOrderUseCase,
    private readonly reportMoney: ReportMoneyUseCase,
    private readonly reportStatus: ReportStatusUseCase,
    private readonly reportSecondPayment: ReportSecondPaymentUseCase,
    private readonly warn: WarnOfFailedInstallmentUseCase,
  ) {}

  onModuleInit(): void {
    this.tasks.listen('order.paid', 'fulfil', ({ order_id }) => this.fulfill.execute(order_id));
    this.tasks.listen('order.status_changed', 'fulfil', ({ order_id, from }) =>
      this.fulfill.execute(order_id, { restored: from === 'refunded' }),
    );
    this.tasks.listen('order.balance_changed', 'report-money', ({ order_id }) => this.reportMoney.execute(order_id));
    this.tasks.listen('order.status_changed', 'report-status', ({ order_id, from, to, change }) =>
      this.reportStatus.execute({ orderId: order_id, from, to, change }),
    );
    this.tasks.listen('order.second_payment', 'report', ({ order_id, stage, ref, amount_cents }) =>
      this.reportSecondPayment.execute({ orderId: order_id, stage, ref, amountCents: amount_cents }),
    );
    this.tasks.listen('order.installment_failed', 'warn', ({ order_id, invoice, next_attempt_at }) =>
      this.warn.execute({ orderId: order_id, invoice, nextAttemptAt: next_attempt_at }),
    );
  }
}
