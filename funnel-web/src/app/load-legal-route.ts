/** The policy pages with their texts: one chunk, so that going from one policy to another needs no request. */
export const loadLegalRoute = () => import('../pages/legal/LegalRoute');
