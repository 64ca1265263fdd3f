// "Baked": the client build ships the values of this file only, with their amounts filled in.
import {
  AFFILIATE_FACTS,
  AFFILIATE_FAQ,
  AFFILIATE_STEPS,
  APPLICATION_COPY,
  CALCULATOR_COPY,
  COMMISSION_CARDS,
  COMMISSION_NOTE,
  COPY_AMOUNTS,
  fillAll,
  PAYOUT_NOTE,
  PAYOUT_SCHEDULE,
  WITH_APPROVAL as TEXTS_WITH_APPROVAL,
} from '@summit/content';
import { contentFigures } from '@summit/pricing';

const COPY = fillAll(
  {
    facts: AFFILIATE_FACTS,
    faq: AFFILIATE_FAQ,
    steps: AFFILIATE_STEPS,
    application: APPLICATION_COPY,
    calculator: CALCULATOR_COPY,
    cards: COMMISSION_CARDS,
    cardsNote: COMMISSION_NOTE,
    payoutNote: PAYOUT_NOTE,
    payouts: PAYOUT_SCHEDULE,
    withApproval: TEXTS_WITH_APPROVAL,
  },
  contentFigures(COPY_AMOUNTS),
);

export const FACTS = COPY.facts;
export const FAQ = COPY.faq;
export const STEPS = COPY.steps;
export const APPLICATION = COPY.application;
export const CALCULATOR = COPY.calculator;
export const CARDS = COPY.cards;
export const CARDS_NOTE = COPY.cardsNote;
export const PAYOUT_LINE = COPY.payoutNote;
export const PAYOUTS = COPY.payouts;
export const WITH_APPROVAL = COPY.withApproval;
