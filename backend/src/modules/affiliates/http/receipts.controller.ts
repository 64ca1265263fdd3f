import { Controller, Inject, Param, Query } from '@nestjs/common';
import {
  speakerMissedOrdersEndpoint,
  speakerReceiptEndpoint,
  verifyReceiptEndpoint,
  type AttributionReceipt,
  type DataAnswer,
  type MissedOrder,
  type PageAnswer,
  type VerifiedReceipt,
} from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { ReceiptSigner } from '../application/receipt-signer.js';
import { RECEIPTS, type Receipts } from '../application/receipts.port.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from '../application/speaker-accounts.port.js';
import { isReceiptOf } from '../domain/receipt.js';
import { MissedOrdersReadModel } from '../read-models/missed-orders.read-model.js';
import { ReceiptParamsDto, VerifyReceiptParamsDto, VerifyReceiptQueryDto } from './dto/receipt.dto.js';
import { SpeakerPageQueryDto } from './dto/speaker.dto.js';
import { presentMissedOrder, presentReceipt } from './receipt.presenter.js';

const PAGE_SIZE = 20;

/** Receipts of attribution: affiliates read their own, and anybody who holds one can have it checked (C-058). */
@ApiTags('affiliates')
@Controller()
export class ReceiptsController {
  constructor(
    @Inject(RECEIPTS) private readonly receipts: Receipts,
    private readonly signer: ReceiptSigner,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: SpeakerAccounts,
    private readonly missed: MissedOrdersReadModel,
  ) {}

  @Route(verifyReceiptEndpoint)
  @Limited({ name: 'verify-receipt', limit: 60, seconds: 60 })
  async verify(
    @Param() { receipt_id: id }: VerifyReceiptParamsDto,
    @Query() { signature }: VerifyReceiptQueryDto,
  ): Promise<DataAnswer<VerifiedReceipt>> {
    const steps = await this.receipts.of(id);
    const signedSteps = this.signer.signedSteps(id, steps, signature);
    if (signedSteps === null) throw new AppError('receipt_not_genuine');
    const receipt = presentReceipt(id, { steps, signature: this.signer.sign(id, steps) });
    return { success: true, data: { receipt, signed_steps: signedSteps } };
  }

  @Route(speakerReceiptEndpoint)
  async own(
    @CurrentPrincipal() { id }: Principal,
    @Param() { receipt_id: receiptId }: ReceiptParamsDto,
  ): Promise<DataAnswer<AttributionReceipt>> {
    const account = await this.accountOf(id);
    const steps = await this.receipts.of(receiptId);
    if (!isReceiptOf(steps, { id, code: account.code })) throw new AppError('not_found');
    const receipt = presentReceipt(receiptId, { steps, signature: this.signer.sign(receiptId, steps) });
    return { success: true, data: receipt };
  }

  @Route(speakerMissedOrdersEndpoint)
  async missedOrders(
    @CurrentPrincipal() { id }: Principal,
    @Query() { limit = PAGE_SIZE, skip = 0 }: SpeakerPageQueryDto,
  ): Promise<PageAnswer<MissedOrder>> {
    await this.accountOf(id);
    const { total, orders } = await this.missed.page(id, { limit, offset: skip });
    return { success: true, data: orders.map(presentMissedOrder), total };
  }

  /** Throws `forbidden` for one that was disabled since (F-313). */
  private async accountOf(id: string): Promise<{ code: string }> {
    const account = await this.accounts.byId(id);
    if (!account || !(await this.accounts.isActive(id))) throw new AppError('forbidden');
    return account;
  }
}
