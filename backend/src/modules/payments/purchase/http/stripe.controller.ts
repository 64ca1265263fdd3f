import { Body, Controller, Req, Res, UseInterceptors } from '@nestjs/common';
import {
  oneClickChargeEndpoint,
  createCheckoutSessionEndpoint,
  createPaymentPlanEndpoint,
  type CheckoutResponse,
  type OneClickChargeResponse,
} from '@summit/contracts';
import { bumpsFromWire, dollars } from '@summit/pricing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiTags } from '../../../../platform/http/api-description.js';
import { Limited, Route } from '../../../../platform/http/route.decorator.js';
import { CODES_OF_PURCHASES } from '../../domain/code-guesses.js';
import { HostedCheckoutUseCase, type CheckoutCommand } from '../application/hosted-checkout.use-case.js';
import { OneClickChargeUseCase } from '../application/one-click-charge.use-case.js';
import { ClientBlocks } from '../../../../platform/rate-limit/client-blocks.js';
import { BuyerCookie } from './buyer-cookie.js';
import { CheckoutSessionDto, OneClickChargeDto, PaymentPlanDto } from './dto/card-purchase.dto.js';
import { buyerEmail, toPurchase } from './purchase-command.js';
import { ProviderPauseInterceptor } from './provider-pause.interceptor.js';
import { ONE_CLICK_LIMITS, PURCHASE_LIMITS } from './purchase-limits.js';
import { PurchasePages } from './purchase-pages.js';
import { presentEarlierOrder, presentQuote, withQuoteOnChange } from './quote.presenter.js';

@ApiTags('payments')
@Controller()
@UseInterceptors(ProviderPauseInterceptor('stripe'))
export class StripeController {
  constructor(
    private readonly oneClick: OneClickChargeUseCase,
    private readonly checkout: HostedCheckoutUseCase,
    private readonly buyers: BuyerCookie,
    private readonly blocks: ClientBlocks,
    private readonly pages: PurchasePages,
  ) {}

  @Route(oneClickChargeEndpoint)
  @Limited(...ONE_CLICK_LIMITS, CODES_OF_PURCHASES)
  async oneClickCharge(
    @Body() body: OneClickChargeDto,
    @Req() request: FastifyRequest,
  ): Promise<OneClickChargeResponse> {
    const charge = this.oneClick.execute({
      buyerId: this.buyers.read(request),
      clientBlock: this.blocks.of(request.ip),
      email: buyerEmail(body.email),
      sessionId: body.session_id,
      product: body.product_type,
      bumps: bumpsFromWire(body.product_type, body),
      coachingSessions: body.coaching_sessions ?? 0,
      couponCode: body.coupon_code ?? null,
      expectedTotalCents: body.expected_total_cents ?? null,
      pressId: body.press_id ?? null,
    });
    const { orderId, quote, alreadyOwned } = await withQuoteOnChange(charge);
    return {
      order_id: orderId,
      amount: dollars(quote.totalCents),
      already_owned: alreadyOwned,
      quote: presentQuote(quote),
    };
  }

  @Route(createCheckoutSessionEndpoint)
  @Limited(...PURCHASE_LIMITS, CODES_OF_PURCHASES)
  createCheckoutSession(
    @Body() body: CheckoutSessionDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CheckoutResponse> {
    const product = body.product_type;
    const buyerId = this.buyers.keep(request, reply);
    const clientBlock = this.blocks.of(request.ip);
    const couponCode = body.coupon_code ?? null;
    const purchase = toPurchase(body, { product, buyerId, clientBlock, plan: false, couponCode });
    return this.open({
      purchase,
      successUrl: this.pages.success(product),
      cancelUrl: this.pages.offer(body.return_page ?? product),
      pressId: body.press_id ?? null,
    });
  }

  @Route(createPaymentPlanEndpoint)
  @Limited(...PURCHASE_LIMITS, CODES_OF_PURCHASES)
  createPaymentPlan(
    @Body() body: PaymentPlanDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CheckoutResponse> {
    const product = 'dfy';
    const buyerId = this.buyers.keep(request, reply);
    const clientBlock = this.blocks.of(request.ip);
    const couponCode = body.coupon_code ?? null;
    const purchase = toPurchase(body, { product, buyerId, clientBlock, plan: true, couponCode });
    return this.open({
      purchase,
      successUrl: this.pages.success(product),
      cancelUrl: this.pages.offer(product),
      pressId: null,
    });
  }

  private async open(command: CheckoutCommand): Promise<CheckoutResponse> {
    const { url, quote, alreadyOwned, earlierOrderAt } = await withQuoteOnChange(this.checkout.execute(command));
    return {
      url,
      already_owned: alreadyOwned,
      quote: presentQuote(quote),
      ...presentEarlierOrder(earlierOrderAt),
    };
  }
}
