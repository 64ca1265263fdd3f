import type { App } from './site-map.js';

export const HTTP_METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

/** Whose bearer token a call may ask for. */
export const ROLES = ['admin', 'vip', 'speaker'] as const;
export type Role = (typeof ROLES)[number];

/** What staff of the back office may do: support helps people, an owner also decides on payouts, data, staff and the company. */
export const STAFF_ROLES = ['owner', 'support'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who may call: anybody, one of the roles, or a payment provider that signs its webhook. */
export const ACCESS_LEVELS = ['public', ...ROLES, 'provider'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

export const isRole = (access: Access): access is Role => ROLES.some((role) => role === access);

/** Values that fit into a path or a query string. Undefined values are left out, null is never sent. */
export type ParamValue = string | number | boolean;
export type QueryValue = ParamValue | undefined;

/** What goes in and what comes out of one call. Keys that are absent mean: the call has none. */
export interface EndpointShape {
  params?: object;
  query?: object;
  body?: unknown;
  response: unknown;
}

/** How a body travels when it is not JSON. */
export type BodyFormat = 'csv' | 'form' | 'multipart' | 'raw' | 'vtt';
/** How an answer travels when it is not JSON. */
export type AnswerFormat = 'file' | 'events';

/** What a multipart body has to be able to do: a browser's or Node's `FormData` fits. */
export interface MultipartBody {
  get(name: string): unknown;
  has(name: string): boolean;
}

/** Answer of an endpoint whose `answerFormat` is `file`. */
export interface DownloadedFile {
  /** From `Content-Disposition`; null when the server names none. */
  name: string | null;
  type: string;
  bytes: ArrayBuffer;
}

/** Answer of an endpoint whose `answerFormat` is `events`: server-sent events that carry such data as JSON. */
export interface EventStream<Data> {
  readonly eventData: Data;
}

export interface EndpointSpec {
  method: HttpMethod;
  /** As Nest writes it: `/api/sessions/public/:token`. */
  path: string;
  access: Access;
  /** Of a call of the back office: the least of its roles that may make it. Absent: owners only. */
  staffRole?: StaffRole;
  /**
   * Of a call of the back office: asks for password and code again, at most five minutes ago; a call whose body says `dry_run` changes
   * nothing and may be let pass. Else `password_confirmation_required`.
   */
  confirmed?: 'always' | 'unless_dry_run';
  /** Of a call of the back office: made also by staff who has to set two-factor up first. */
  beforeTwoFactor?: true;
  /** What asks for a call that the tables of calls in the requirement documents do not name: `C-014`, `A-203`. */
  source?: string;
  /** Status of a success, where it is not 200. */
  status?: number;
  /** Apps whose pages make the call besides the app of its table. */
  alsoFrom?: readonly App[];
  /** The answer is richer for a caller of this role, but nobody is refused (C-047). */
  optionalBearer?: Role;
  /** Accepts the header `Idempotency-Key`: the same key and body give the first answer again. */
  idempotent?: true;
  bodyFormat?: BodyFormat;
  answerFormat?: AnswerFormat;
}

/** Exists for the compiler only; no value ever carries it. */
declare const shape: unique symbol;

/** One row of the endpoint table together with the types of its call. */
export interface Endpoint<Shape extends EndpointShape> extends EndpointSpec {
  readonly [shape]?: Shape;
}

export type ShapeOf<E> = E extends Endpoint<infer Shape> ? Shape : never;
export type ParamsOf<E> = ShapeOf<E> extends { params: infer Params extends object } ? Params : undefined;
export type QueryOf<E> = ShapeOf<E> extends { query: infer Query extends object } ? Query : undefined;
export type BodyOf<E> = ShapeOf<E> extends { body: infer Body } ? Body : undefined;
export type ResponseOf<E> = ShapeOf<E> extends { response: infer Response } ? Response : never;
