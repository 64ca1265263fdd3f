// "Baked": the client build ships the values of this file only, not the content they are picked from.
export { DELIVERY_TIMES, NEXT_OFFER_COPY, SUCCESS_COPY, SUPPORT_HOURS } from '@summit/content';
