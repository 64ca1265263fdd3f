import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { orderStatusEndpoint, type OrderStatusResponse } from '@summit/contracts';
import { Limited, Route } from '../../../../platform/http/route.decorator.js';
import { OrderStatusUseCase } from '../application/order-status.use-case.js';
import { OrderStatusQueryDto } from './dto/order-status.dto.js';
import { STATUS_LIMIT } from './purchase-limits.js';

@ApiTags('payments')
@Controller()
export class OrdersController {
  constructor(private readonly orderStatus: OrderStatusUseCase) {}

  @Route(orderStatusEndpoint)
  @Limited(STATUS_LIMIT)
  async status(@Query() { session_id: id }: OrderStatusQueryDto): Promise<OrderStatusResponse> {
    const { product, status } = await this.orderStatus.of(id);
    return { success: true, product_type: product, status };
  }
}
