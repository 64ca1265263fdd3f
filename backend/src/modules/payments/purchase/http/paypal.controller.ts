import { Body, Controller, Req, Res, UseInterceptors } from '@nestjs/common';
import {
  createPaypalOrderEndpoint,
  capturePaypalOrderEndpoint,
  type PaypalCaptureResponse,
  type PaypalOrderResponse,
} from '@summit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiTags } from '../../../../platform/http/api-description.js';
import { Limited, Route } from '../../../../platform/http/route.decorator.js';
import { CODES_OF_PURCHASES } from '../../domain/code-guesses.js';
import { CaptureWalletOrderUseCase } from '../application/capture-wallet-order.use-case.js';
import { CreateWalletOrderUseCase } from '../application/create-wallet-order.use-case.js';
import { ClientBlocks } from '../../../../platform/rate-limit/client-blocks.js';
import { BuyerCookie } from './buyer-cookie.js';
import { PaypalCaptureDto, PaypalOrderDto } from './dto/wallet-purchase.dto.js';
import { toPurchase } from './purchase-command.js';
import { ProviderPauseInterceptor } from './provider-pause.interceptor.js';
import { PURCHASE_LIMITS } from './purchase-limits.js';
import { PurchasePages } from './purchase-pages.js';
import { presentEarlierOrder, presentQuote, withQuoteOnChange } from './quote.presenter.js';

@ApiTags('payments')
@Controller()
@UseInterceptors(ProviderPauseInterceptor('paypal'))
export class PaypalController {
  constructor(
    private readonly createWalletOrder: CreateWalletOrderUseCase,
    private readonly captureWalletOrder: CaptureWalletOrderUseCase,
    private readonly buyers: BuyerCookie,
    private readonly blocks: ClientBlocks,
    private readonly pages: PurchasePages,
  ) {}

  @Route(createPaypalOrderEndpoint)
  @Limited(...PURCHASE_LIMITS, CODES_OF_PURCHASES)
  async createOrder(
    @Body() body: PaypalOrderDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaypalOrderResponse> {
    const product = body.product_type;
    const buyerId = this.buyers.keep(request, reply);
    const page = this.pages.offer(product);
    const clientBlock = this.blocks.of(request.ip);
    const couponCode = body.discount_code ?? null;
    const order = this.createWalletOrder.execute({
      purchase: toPurchase(body, { product, buyerId, clientBlock, plan: false, couponCode }),
      returnUrl: page,
      cancelUrl: page,
    });
    const { walletOrderRef, quote, earlierOrderAt } = await withQuoteOnChange(order);
    return { order_id: walletOrderRef, quote: presentQuote(quote), ...presentEarlierOrder(earlierOrderAt) };
  }

  @Route(capturePaypalOrderEndpoint)
  @Limited(...PURCHASE_LIMITS)
  async captureOrder(@Body() body: PaypalCaptureDto): Promise<PaypalCaptureResponse> {
    const { order_id: walletOrderRef, session_id: sessionId } = body;
    const captured = await this.captureWalletOrder.execute({ walletOrderRef, sessionId });
    return {
      success: true,
      order_id: captured.walletOrderRef,
      status: captured.status,
      transaction_id: captured.transactionRef,
    };
  }
}
