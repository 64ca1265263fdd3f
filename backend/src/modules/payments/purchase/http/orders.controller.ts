import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OrderStatusResponse } from '@summit/contracts';
import { Limited, Public } from '../../../../platform/http/access.decorators.js';
import { OrderStatusUseCase } from '../application/order-status.use-case.js';
import { OrderStatusQueryDto } from './dto/order-status.dto.js';
import { STATUS_LIMIT } from './purchase-limits.js';

@ApiTags('payments')
@Public()
@Controller('orders')
export class OrdersController {
  constructor(private readonly orderStatus: OrderStatusUseCase) {}

  @Get('status')
  @Limited(STATUS_LIMIT)
  async status(@Query() { session_id: id }: OrderStatusQueryDto): Promise<OrderStatusResponse> {
    const { product, status } = await this.orderStatus.of(id);
    return { success: true, product_type: product, status };
  }
}
