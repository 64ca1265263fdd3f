import { send, withProof } from '@summit/api-client';
import { applyAsAffiliateEndpoint, type AffiliateApplicationRequest } from '@summit/contracts';
import { createContext } from 'react';

/** Sends an application and answers what the server says about it. Throws an ApiError. */
export type SendApplication = (application: AffiliateApplicationRequest) => Promise<string>;

export const SendApplicationContext = createContext<SendApplication>(
  async (body) => (await withProof((headers) => send(applyAsAffiliateEndpoint, { body, headers }))).message,
);
