import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { renderSheetPdf } from '../../../platform/documents/render-sheet-pdf.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { ORDER_HISTORY, type OrderHistoryReader } from '../../payments/payments.public.js';
import { evidenceSheet } from './evidence-sheet.js';
import { EVIDENCE_READER, type EvidenceReader } from './evidence.port.js';

/** Everything that proves an order, as one PDF for its bank. */
@Injectable()
export class CollectEvidenceUseCase {
  constructor(
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(EVIDENCE_READER) private readonly reader: EvidenceReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `not_found`. */
  async collect(orderId: string): Promise<{ name: string; bytes: Buffer }> {
    const history = await this.orders.byId(orderId);
    if (!history) throw new AppError('not_found');
    const traces = await this.reader.tracesOf(history.order);
    const bytes = await renderSheetPdf(evidenceSheet(history, traces, this.clock.now()));
    return { name: `evidence-${orderId}.pdf`, bytes };
  }
}
