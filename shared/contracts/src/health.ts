import { PROVIDERS } from '@summit/rules';
import type { Endpoint } from './endpoint.js';

export interface HealthLiveResponse {
  status: 'ok';
}

export type HealthCheck = 'ok' | 'down';

export const OUTSIDE_PROVIDERS = [...PROVIDERS, 'list-service', 'sms', 'smtp', 'tapfiliate'] as const;
export type OutsideProvider = (typeof OUTSIDE_PROVIDERS)[number];
/** `paused`: it has not answered for a while, so calls are not made and jobs wait (C8 of the promises). */
export type ProviderState = 'ok' | 'paused';

/** 200 when ready; otherwise the same shape with 503, so that a load balancer needs the status only. */
export interface HealthReadyResponse {
  status: 'ready' | 'unavailable';
  checks: Record<string, HealthCheck>;
  /** Outside providers as this process sees them; a paused one takes no traffic away. */
  providers: Record<OutsideProvider, ProviderState>;
}

export const healthLiveEndpoint: Endpoint<{ response: HealthLiveResponse }> = {
  method: 'GET',
  path: '/api/health/live',
  access: 'public',
  source: 'X-015',
};

export const healthReadyEndpoint: Endpoint<{ response: HealthReadyResponse }> = {
  method: 'GET',
  path: '/api/health/ready',
  access: 'public',
  source: 'X-015',
};
