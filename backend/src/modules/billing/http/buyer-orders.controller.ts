import { Body, Controller, Header, StreamableFile } from '@nestjs/common';
import {
  askForRefundEndpoint,
  buyerInvoiceEndpoint,
  buyerOrdersEndpoint,
  buyerResendEndpoint,
  confirmOrderEmailEndpoint,
  correctOrderEmailEndpoint,
  mailOrdersLinkEndpoint,
  openCardPageEndpoint,
  OUTCOME_TEXTS,
  type BuyerOrdersResponse,
  type CardPageResponse,
  type MessageAnswer,
} from '@summit/contracts';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { AskBackOfficeUseCase } from '../application/ask-back-office.use-case.js';
import { BuyerOrdersUseCase } from '../application/buyer-orders.use-case.js';
import { ChangePlanCardUseCase } from '../application/change-plan-card.use-case.js';
import { ConfirmOrderEmailUseCase } from '../application/confirm-order-email.use-case.js';
import { MailAgainUseCase } from '../application/mail-again.use-case.js';
import { presentBuyerOrder } from './buyer-order.presenter.js';
import {
  AddressCorrectionDto,
  BuyerOrderDto,
  OrdersLinkDto,
  OrdersProofDto,
  RefundWishDto,
} from './dto/buyer-orders.dto.js';

const TEN_MINUTES = 600;
const HOUR = 3_600;

/** The page of a buyer's orders, which a signed link opens in place of a password. */
@ApiTags('orders')
@Controller()
export class BuyerOrdersController {
  constructor(
    private readonly orders: BuyerOrdersUseCase,
    private readonly wishes: AskBackOfficeUseCase,
    private readonly mails: MailAgainUseCase,
    private readonly confirmation: ConfirmOrderEmailUseCase,
    private readonly planCards: ChangePlanCardUseCase,
  ) {}

  @Route(buyerOrdersEndpoint)
  @Header('cache-control', 'no-store')
  @Limited({ name: 'buyer-orders', limit: 60, seconds: TEN_MINUTES })
  async list(@Body() { proof }: OrdersProofDto): Promise<BuyerOrdersResponse> {
    return { success: true, orders: (await this.orders.list(proof)).flatMap(presentBuyerOrder) };
  }

  @Route(buyerInvoiceEndpoint)
  @Header('cache-control', 'no-store')
  @ApiProduces('application/pdf')
  @Limited({ name: 'buyer-invoice', limit: 30, seconds: TEN_MINUTES })
  async invoice(@Body() { proof, order_number }: BuyerOrderDto): Promise<StreamableFile> {
    const { name, bytes } = await this.orders.invoice(proof, order_number);
    return new StreamableFile(bytes, { type: 'application/pdf', disposition: `attachment; filename="${name}"` });
  }

  @Route(buyerResendEndpoint)
  @Limited({ name: 'buyer-resend', limit: 10, seconds: HOUR })
  async resend(@Body() { proof, order_number }: BuyerOrderDto): Promise<MessageAnswer> {
    await this.mails.resend(proof, order_number);
    return { success: true, message: OUTCOME_TEXTS.orderMailsResent };
  }

  @Route(openCardPageEndpoint)
  @Limited({ name: 'buyer-card', limit: 10, seconds: HOUR })
  async card(@Body() { proof, order_number }: BuyerOrderDto): Promise<CardPageResponse> {
    return { success: true, url: await this.planCards.openPage(proof, order_number) };
  }

  @Route(askForRefundEndpoint)
  @Limited({ name: 'buyer-refund', limit: 10, seconds: HOUR })
  async refund(@Body() { proof, order_number: orderId, reason }: RefundWishDto): Promise<MessageAnswer> {
    await this.wishes.refund({ proof, orderId, reason });
    return { success: true, message: OUTCOME_TEXTS.refundAsked };
  }

  @Route(correctOrderEmailEndpoint)
  @Limited({ name: 'buyer-email', limit: 10, seconds: HOUR })
  async otherEmail(@Body() { proof, order_number: orderId, email }: AddressCorrectionDto): Promise<MessageAnswer> {
    await this.wishes.otherEmail({ proof, orderId, email });
    return { success: true, message: OUTCOME_TEXTS.orderEmailAsked };
  }

  @Route(confirmOrderEmailEndpoint)
  @Limited({ name: 'buyer-email-confirm', limit: 10, seconds: HOUR })
  async confirmEmail(@Body() { proof }: OrdersProofDto): Promise<MessageAnswer> {
    await this.confirmation.confirm(proof);
    return { success: true, message: OUTCOME_TEXTS.orderEmailCorrected };
  }

  @Route(mailOrdersLinkEndpoint)
  @Limited({ name: 'buyer-link', limit: 10, seconds: HOUR })
  async mailLink(@Body() { email }: OrdersLinkDto): Promise<MessageAnswer> {
    await this.mails.askForLink(email);
    return { success: true, message: OUTCOME_TEXTS.ordersLinkMailed };
  }
}
