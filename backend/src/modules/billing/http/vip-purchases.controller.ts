import { Controller, Header, Inject, Param, StreamableFile } from '@nestjs/common';
import { vipInvoiceEndpoint, vipPurchasesEndpoint, type PurchasesResponse } from '@summit/contracts';
import { isUUID } from 'class-validator';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { MEMBER_ACCESS, type MemberAccessReader } from '../../members/members.public.js';
import { BuyerPurchasesUseCase } from '../application/buyer-purchases.use-case.js';
import { presentPurchases } from './purchase.presenter.js';

/** The orders of a member, with every address that the account has had. */
@ApiTags('members')
@Controller()
export class VipPurchasesController {
  constructor(
    private readonly purchases: BuyerPurchasesUseCase,
    @Inject(MEMBER_ACCESS) private readonly members: Pick<MemberAccessReader, 'addressesOf'>,
  ) {}

  @Route(vipPurchasesEndpoint)
  @Header('cache-control', 'no-store')
  async list(@CurrentPrincipal() { id }: Principal): Promise<PurchasesResponse> {
    const addresses = await this.members.addressesOf(id);
    return { success: true, purchases: presentPurchases(await this.purchases.list(addresses)) };
  }

  @Route(vipInvoiceEndpoint)
  @Header('cache-control', 'no-store')
  @ApiProduces('application/pdf')
  @Limited({ name: 'vip-invoice', limit: 30, seconds: 600 })
  async invoice(@CurrentPrincipal() { id }: Principal, @Param('order_id') orderId: string): Promise<StreamableFile> {
    if (!isUUID(orderId)) throw new AppError('not_found');
    const { name, bytes } = await this.purchases.invoice(orderId, await this.members.addressesOf(id));
    return new StreamableFile(bytes, { type: 'application/pdf', disposition: `attachment; filename="${name}"` });
  }
}
