/** Where the small script of /proof writes its figures. */
export const PROOF_SLOT = 'proof-figures';
