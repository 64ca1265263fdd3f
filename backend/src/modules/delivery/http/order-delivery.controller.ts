import { Body, Controller, Inject, Param } from '@nestjs/common';
import { adminSetOrderDeliveryEndpoint, type SuccessAnswer } from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { DELIVERY_DATES, type DeliveryDates } from '../delivery.public.js';
import { ORDER_HISTORY, type OrderHistoryReader } from '../../payments/payments.public.js';
import { OrderParamsDto, SetOrderDeliveryDto } from './dto/order-delivery.dto.js';

/** When the coaching of an order was over, as the orders table sets it (C-020). */
@ApiTags('admin dashboard')
@Controller()
export class OrderDeliveryController {
  constructor(
    @Inject(ORDER_HISTORY) private readonly orders: OrderHistoryReader,
    @Inject(DELIVERY_DATES) private readonly delivery: DeliveryDates,
  ) {}

  @Route(adminSetOrderDeliveryEndpoint)
  async set(
    @Param() { id }: OrderParamsDto,
    @Body() { delivered_at, seen_delivered_at }: SetOrderDeliveryDto,
    @CurrentPrincipal() { staff }: Principal,
    @NoteChange() note: NoteChange,
  ): Promise<SuccessAnswer> {
    const found = await this.orders.byId(id);
    if (!found) throw new AppError('not_found');
    if (found.order.product === 'vip') throw new AppError('order_has_no_delivery');
    const seen = seen_delivered_at === undefined ? undefined : msOf(seen_delivered_at);
    const outcome = await this.delivery.set(id, msOf(delivered_at), { byOwner: staff?.role === 'owner', seen });
    if (outcome === 'no_sessions') throw new AppError('order_has_no_delivery');
    if (outcome === 'in_the_future' || outcome === 'before_the_order') throw new AppError('delivery_date_invalid');
    if (outcome === 'changed') throw new AppError('edit_conflict');
    if (outcome === 'owner_only') throw new AppError('delivery_date_of_owner');
    const before = outcome.before === null ? null : new Date(outcome.before).toISOString();
    note({ before: { delivered_at: before }, after: { delivered_at } });
    return { success: true };
  }
}

const msOf = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment));
