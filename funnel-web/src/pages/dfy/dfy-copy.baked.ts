// "Baked": the client build ships the values of this file only, not the content they are picked from.
export { DFY_FAQ, DFY_OFFER } from '@summit/content';
