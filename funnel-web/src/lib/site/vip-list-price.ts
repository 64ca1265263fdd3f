import { PRICE_BOOK } from '@summit/pricing';
import { env } from '../../config/env';

/** The list price that VIP is compared with (C-006), in cents, and its name: nobody is charged it. Null where the build leaves it out. */
export const VIP_LIST_PRICE = env.showsVipListPrice ? PRICE_BOOK.vip.reference : null;
export const LIST_PRICE_NAME = 'list price';
