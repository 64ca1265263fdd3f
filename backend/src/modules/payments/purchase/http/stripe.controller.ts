import { Body, Controller, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  oneClickChargeEndpoint,
  createCheckoutSessionEndpoint,
  createPaymentPlanEndpoint,
  type CheckoutResponse,
  type OneClickChargeResponse,
} from '@summit/contracts';
import { bumpsFromWire, dollars } from '@summit/pricing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Limited, Route } from '../../../../platform/http/route.decorator.js';
import { HostedCheckoutUseCase, type CheckoutCommand } from '../application/hosted-checkout.use-case.js';
import { OneClickChargeUseCase } from '../application/one-click-charge.use-case.js';
import { BuyerCookie } from './buyer-cookie.js';
import { CheckoutSessionDto, OneClickChargeDto, PaymentPlanDto } from './dto/card-purchase.dto.js';
import { buyerEmail, toPurchase } from './purchase-command.js';
import { ProviderPauseInterceptor } from './provider-pause.interceptor.js';
import { PURCHASE_LIMIT, ONE_CLICK_LIMIT } from './purchase-limits.js';
import { PurchasePages } from './purchase-pages.js';
import { presentQuote, withQuoteOnChange } from './quote.presenter.js';

@ApiTags('payments')
@Controller()
@UseInterceptors(ProviderPauseInterceptor('stripe'))
export class StripeController {
  constructor(
    private readonly oneClick: OneClickChargeUseCase,
    private readonly checkout: HostedCheckoutUseCase,
    private readonly buyers: BuyerCookie,
    private readonly pages: PurchasePages,
  ) {}

  @Route(oneClickChargeEndpoint)
  @Limited(ONE_CLICK_LIMIT)
  async oneClickCharge(
    @Body() body: OneClickChargeDto,
    @Req() request: FastifyRequest,
  ): Promise<OneClickChargeResponse> {
    const charge = this.oneClick.execute({
      buyerId: this.buyers.read(request),
      email: buyerEmail(body.email),
      sessionId: body.session_id,
      product: body.product_type,
      bumps: bumpsFromWire(body.product_type, body),
      coachingSessions: body.coaching_sessions ?? 0,
      couponCode: body.coupon_code ?? null,
      expectedTotalCents: body.expected_total_cents ?? null,
    });
    const { orderId, quote } = await withQuoteOnChange(charge);
    return { order_id: orderId, amount: dollars(quote.totalCents), quote: presentQuote(quote) };
  }

  @Route(createCheckoutSessionEndpoint)
  @Limited(PURCHASE_LIMIT)
  createCheckoutSession(
    @Body() body: CheckoutSessionDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CheckoutResponse> {
    const product = body.product_type;
    const buyerId = this.buyers.keep(request, reply);
    const purchase = toPurchase(body, { product, buyerId, plan: false, couponCode: body.coupon_code ?? null });
    return this.open({
      purchase,
      successUrl: this.pages.success(product),
      cancelUrl: this.pages.offer(body.return_page ?? product),
    });
  }

  @Route(createPaymentPlanEndpoint)
  @Limited(PURCHASE_LIMIT)
  createPaymentPlan(
    @Body() body: PaymentPlanDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CheckoutResponse> {
    const product = 'dfy';
    const buyerId = this.buyers.keep(request, reply);
    const purchase = toPurchase(body, { product, buyerId, plan: true, couponCode: body.coupon_code ?? null });
    return this.open({ purchase, successUrl: this.pages.success(product), cancelUrl: this.pages.offer(product) });
  }

  private async open(command: CheckoutCommand): Promise<CheckoutResponse> {
    const { url, quote } = await withQuoteOnChange(this.checkout.execute(command));
    return { url, quote: presentQuote(quote) };
  }
}
