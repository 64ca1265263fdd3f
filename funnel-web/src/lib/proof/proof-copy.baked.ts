// "Baked": the client build ships the values of this file only.
export { PROOF_BASIS_TITLES, PROOF_COPY, PROOF_GROUP_TITLES } from '@summit/content';
