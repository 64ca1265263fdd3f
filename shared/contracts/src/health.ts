import type { Endpoint } from './endpoint.js';

export interface HealthLiveResponse {
  status: 'ok';
}

export type HealthCheck = 'ok' | 'down';

/** 200 when ready; otherwise the same shape with 503, so that a load balancer needs the status only. */
export interface HealthReadyResponse {
  status: 'ready' | 'unavailable';
  checks: Record<string, HealthCheck>;
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
