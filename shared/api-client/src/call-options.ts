import type { Address, BodyOf } from '@summit/contracts';
import type { Transport } from './transport.js';

type Body<E> = BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> };

export interface RequestExtras {
  /** Same key and body: the first answer again. Only endpoints marked `idempotent` read it. */
  idempotencyKey?: string;
  /** Sent besides those that every call has. */
  headers?: Readonly<Record<string, string>>;
  /** Ends the call early; it then throws an ApiError of kind `aborted`. */
  signal?: AbortSignal;
  /** Told the headers of an answer that is no refusal, for what stands beside a body. */
  heard?: (headers: Headers) => void;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** Overrides the transport's limit for this call. */
  timeoutMs?: number;
}

/** What a call needs: `params`, `query` and `body` exactly where its endpoint has them. */
export type CallOptions<E> = Address<E> & Body<E> & RequestExtras;

/** The options may be left out where nothing in them is required. */
export type OptionsArgument<E> = object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** What follows the endpoint: its options, then the transport. */
export type CallArguments<E> = [...OptionsArgument<E>, transport?: Transport];
