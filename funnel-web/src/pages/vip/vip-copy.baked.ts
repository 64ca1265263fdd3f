// "Baked": the client build ships the values of this file only, not the content they are picked from.
export { BONUS_TITLES, COMPARISON, VIP_FAQ, VIP_OFFER } from '@summit/content';
