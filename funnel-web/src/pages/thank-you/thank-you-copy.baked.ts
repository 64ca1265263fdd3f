// "Baked": the client build ships the values of this file only, not the content they are picked from.
import {
  BONUS_FILE_NAMES,
  BONUS_OFFERS,
  BONUS_TITLES,
  DELIVERY_TIMES,
  DFY_OFFER,
  DOWNLOAD_SIZE_MB,
  IMPLEMENTATION_OFFER,
  NEXT_OFFER_COPY,
  RECORDING_COUNT,
  VIP_OFFER,
} from '@summit/content';

export {
  MISSED_WITH_FREE,
  SOCIAL_PROOF,
  SUPPORT_COPY,
  THANK_YOU_COPY,
  THANK_YOU_COPY_UNKNOWN,
  VIP_GIFT_LINK,
} from '@summit/content';

const [blueprints, playbook] = BONUS_OFFERS;

/** What a download row says of each bonus file, and the cover it has. */
export const BONUS_FACTS = {
  'free-signup-bonus-1': {
    title: blueprints.title,
    size: blueprints.sizeLabel,
    cover: blueprints.dayColor,
    fileName: BONUS_FILE_NAMES['free-signup-bonus-1'],
  },
  'free-signup-bonus-2': {
    title: playbook.title,
    size: playbook.sizeLabel,
    cover: playbook.dayColor,
    fileName: BONUS_FILE_NAMES['free-signup-bonus-2'],
  },
  'vip-upgrade-bonus': {
    title: BONUS_TITLES['vip-upgrade-bonus'],
    size: `PDF, ${DOWNLOAD_SIZE_MB.vipPack} MB`,
    cover: 3,
    fileName: BONUS_FILE_NAMES['vip-upgrade-bonus'],
  },
} as const;

/** What /thank-you-3 shows of the offer that was declined. */
export const DFY_CONTENTS = {
  name: DFY_OFFER.name,
  title: DFY_OFFER.benefitsTitle,
  items: DFY_OFFER.benefits,
  nextSteps: DFY_OFFER.nextSteps,
};

export const VIP_REMINDER = {
  title: 'VIP stays open to you',
  line: `All ${RECORDING_COUNT} recordings for life, in one payment.`,
  action: 'Upgrade to VIP',
  reassurance: VIP_OFFER.reassurance,
};

export const IMPLEMENTATION_REMINDER = {
  title: IMPLEMENTATION_OFFER.name,
  line: NEXT_OFFER_COPY.implementation.line,
  action: 'Back to Implementation',
  reassurance: IMPLEMENTATION_OFFER.reassurance,
};

/** What arrives for the orders that may stand behind /thank-you-3. */
export const ORDER_STEPS = [
  { product: 'vip', order: VIP_OFFER.name, arrivals: DELIVERY_TIMES.vip },
  { product: 'implementation', order: IMPLEMENTATION_OFFER.name, arrivals: DELIVERY_TIMES.implementation },
] as const;
