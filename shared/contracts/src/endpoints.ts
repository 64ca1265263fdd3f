import { ADMIN_ENDPOINTS } from './admin-endpoints.js';
import type { EndpointSpec, ShapeOf } from './endpoint.js';
import { FUNNEL_ENDPOINTS } from './funnel-endpoints.js';
import { MEMBER_ENDPOINTS } from './member-endpoints.js';

/**
 * Every call of the product, by name. Code that must stay small imports the single `…Endpoint` constants instead, so
 * that a bundler can leave the rest of the table out.
 */
export const ENDPOINTS = { ...FUNNEL_ENDPOINTS, ...MEMBER_ENDPOINTS, ...ADMIN_ENDPOINTS };

export type EndpointName = keyof typeof ENDPOINTS;

/** name -> `{ params?, query?, body?, response }`. */
export type Endpoints = { [Name in EndpointName]: ShapeOf<(typeof ENDPOINTS)[Name]> };

export const ENDPOINT_NAMES = Object.keys(ENDPOINTS) as EndpointName[];

/** The table without the types of the single calls, for code that walks through all of it. */
export const ENDPOINT_SPECS: Readonly<Record<EndpointName, EndpointSpec>> = ENDPOINTS;
