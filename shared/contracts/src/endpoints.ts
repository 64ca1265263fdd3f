import { ADMIN_ENDPOINTS } from './admin-endpoints.js';
import type { EndpointSpec, ShapeOf } from './endpoint.js';
import { FUNNEL_ENDPOINTS } from './funnel-endpoints.js';
import { MEMBER_ENDPOINTS } from './member-endpoints.js';
import { SERVICE_ENDPOINTS } from './service-endpoints.js';
import { APPS, type App } from './site-map.js';

/**
 * Every call of the product, by name. Code that must stay small imports the single `…Endpoint` constants instead, so
 * that a bundler can leave the rest of the table out.
 */
export const ENDPOINTS = { ...FUNNEL_ENDPOINTS, ...MEMBER_ENDPOINTS, ...ADMIN_ENDPOINTS, ...SERVICE_ENDPOINTS };

export type EndpointName = keyof typeof ENDPOINTS;

/** name -> `{ params?, query?, body?, response }`. */
export type Endpoints = { [Name in EndpointName]: ShapeOf<(typeof ENDPOINTS)[Name]> };

/** The table without the types of the single calls, for code that walks through all of it. */
export const ENDPOINT_SPECS: Readonly<Record<EndpointName, EndpointSpec>> = ENDPOINTS;

const TABLES: Record<App, Readonly<Record<string, EndpointSpec>>> = {
  funnel: FUNNEL_ENDPOINTS,
  member: MEMBER_ENDPOINTS,
  admin: ADMIN_ENDPOINTS,
};

/**
 * The apps whose pages make this call: the app of its table and those that the row adds. None for calls of providers and
 * operators. Browsers may make a call from these pages only (S20, C-025, C-115).
 */
export const appsOf = (endpoint: EndpointSpec): readonly App[] =>
  APPS.filter((app) => Object.values(TABLES[app]).includes(endpoint) || endpoint.alsoFrom?.includes(app));
