// "Baked": the client build ships the values of this file only, not the content they are picked from.
export { IMPLEMENTATION_FAQ, IMPLEMENTATION_OFFER } from '@summit/content';
