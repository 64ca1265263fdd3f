import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { Installation } from '../../../../platform/installation/installation.js';
import type { CardPageRequest, PlanCards } from '../../payments.public.js';
import { CARD_PAYMENTS, type CardPayments } from '../../providers/application/card-payments.port.js';
import { SETTLEMENT_WORK, type SettlementWork } from './settlement-work.port.js';

/** The provider's shortest is half an hour from its own clock. */
const PAGE_LIFE_MS = 35 * 60_000;

/**
 * Opens the provider's page on which a buyer saves another card for the rest of a plan (payments.md 1.5). Nothing is changed here: the
 * notification of the saved card is a fact like any other. So each press opens a page of its own, and the card that is given last counts.
 */
@Injectable()
export class OpenCardPageUseCase implements PlanCards {
  constructor(
    @Inject(SETTLEMENT_WORK) private readonly work: Pick<SettlementWork, 'runningPlan'>,
    @Inject(CARD_PAYMENTS) private readonly cards: Pick<CardPayments, 'startCardPage'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(Installation) private readonly installation: Pick<Installation, 'mark'>,
  ) {}

  async openPage({ orderId, successUrl, cancelUrl }: CardPageRequest): Promise<string> {
    const subscriptionRef = await this.work.runningPlan(orderId);
    if (subscriptionRef === null) throw new AppError('plan_charges_nothing');
    const page = await this.cards.startCardPage({
      orderId,
      subscriptionRef,
      successUrl,
      cancelUrl,
      installation: await this.installation.mark(),
      expiresAt: this.clock.now() + PAGE_LIFE_MS,
      key: `order:${orderId}:card:${randomUUID()}`,
    });
    if (page.result === 'open') return page.url;
    throw new AppError(page.result === 'refused' ? 'card_page_unavailable' : 'payment_not_started');
  }
}
