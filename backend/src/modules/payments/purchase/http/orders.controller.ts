import { Controller, Inject, Query, Req } from '@nestjs/common';
import {
  heldOrdersEndpoint,
  orderStatusEndpoint,
  type HeldOrdersResponse,
  type OrderStatusResponse,
} from '@summit/contracts';
import type { FastifyRequest } from 'fastify';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { ApiTags } from '../../../../platform/http/api-description.js';
import { Limited, Route } from '../../../../platform/http/route.decorator.js';
import { OrderLinks } from '../../../../platform/links/order-links.js';
import { ORDER_HISTORY, type OrderHistoryReader } from '../../payments.public.js';
import { HeldOrdersUseCase } from '../application/held-orders.use-case.js';
import { OrderStatusUseCase } from '../application/order-status.use-case.js';
import { BuyerCookie } from './buyer-cookie.js';
import { OrderStatusQueryDto } from './dto/order-status.dto.js';
import { STATUS_LIMIT } from './purchase-limits.js';
import { presentHeldOrder, presentReceipt } from './receipt.presenter.js';

@ApiTags('payments')
@Controller()
export class OrdersController {
  constructor(
    private readonly orderStatus: OrderStatusUseCase,
    private readonly heldOrders: HeldOrdersUseCase,
    private readonly buyers: BuyerCookie,
    @Inject(ORDER_HISTORY) private readonly histories: OrderHistoryReader,
    private readonly links: OrderLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Route(orderStatusEndpoint)
  @Limited(STATUS_LIMIT)
  async status(
    @Query() { session_id: id }: OrderStatusQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<OrderStatusResponse> {
    const { orderId, buyerId, product, status } = await this.orderStatus.of(id);
    const history = status === 'confirmed' ? await this.histories.byId(orderId) : null;
    const own = buyerId !== null && buyerId === this.buyers.read(request);
    const opens = own && history !== null;
    return {
      success: true,
      product_type: product,
      status,
      receipt: history && presentReceipt(history, own),
      orders_url: opens ? this.links.to({ kind: 'order', orderId }, this.clock.now()) : null,
    };
  }

  @Route(heldOrdersEndpoint)
  @Limited(STATUS_LIMIT)
  async held(@Req() request: FastifyRequest): Promise<HeldOrdersResponse> {
    const orders = await this.heldOrders.of(this.buyers.read(request));
    return { success: true, orders: orders.map(presentHeldOrder) };
  }
}
