import { fillPath, queryString, type EndpointSpec } from '@summit/contracts';
import { ApiError } from './api-error.js';
import type { RequestExtras } from './call-options.js';
import { DEFAULT_TIMEOUT_MS, type Transport } from './transport.js';

/** Options of any call, once the compiler has checked those of the single one. */
export interface AnyCallOptions extends RequestExtras {
  params?: object;
  query?: object;
  body?: unknown;
}

interface Call {
  endpoint: EndpointSpec;
  options: AnyCallOptions | undefined;
  transport: Transport | undefined;
}

const BODY_TYPES = {
  csv: 'text/csv; charset=utf-8',
  form: 'application/x-www-form-urlencoded',
  raw: 'application/octet-stream',
  vtt: 'text/vtt; charset=utf-8',
} as const;

function requestInit(endpoint: EndpointSpec, options: AnyCallOptions, transport: Transport): RequestInit {
  const { body, idempotencyKey, keepalive } = options;
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  const wantsBearer = endpoint.optionalBearer ?? ['admin', 'vip', 'speaker'].includes(endpoint.access);
  const token = wantsBearer ? transport.token?.() : null;
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  if (endpoint.answerFormat === 'file') headers['Accept'] = '*/*';

  const init: RequestInit = { method: endpoint.method, headers };
  if (keepalive) init.keepalive = true;
  if (body !== undefined) {
    const { bodyFormat } = endpoint;
    // A form names its own content type, which holds the boundary between its parts.
    if (bodyFormat !== 'multipart') headers['Content-Type'] = bodyFormat ? BODY_TYPES[bodyFormat] : 'application/json';
    init.body = bodyFormat ? (body as BodyInit) : JSON.stringify(body);
  }
  return init;
}

async function refusal(response: Response): Promise<ApiError> {
  const text = await response.text();
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  let body: unknown = text === '' ? undefined : text;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy's page or nothing at all: the text itself is the body.
  }
  return new ApiError({
    kind: 'http',
    status: response.status,
    body,
    retryAfter: Number.isNaN(retryAfter) ? null : retryAfter,
  });
}

/**
 * One request and its answer, read by `read` while the time limit still runs. Throws ApiError and nothing else, except
 * a RangeError for an address that cannot be built.
 */
export async function exchange<Answer>(
  { endpoint, options = {}, transport = {} }: Call,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const url = (transport.origin ?? '') + fillPath(endpoint.path, { ...options.params }) + queryString(options.query);
  const init = requestInit(endpoint, options, transport);
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  let timedOut = false;
  const timer = setTimeout(
    () => {
      timedOut = true;
      giveUp();
    },
    options.timeoutMs ?? transport.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  );
  options.signal?.addEventListener('abort', giveUp);
  if (options.signal?.aborted) giveUp();
  try {
    const response = await (transport.fetch ?? fetch)(url, { ...init, signal: stop.signal });
    if (!response.ok) throw await refusal(response);
    options.heard?.(response.headers);
    return await read(response);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError({ kind: timedOut ? 'timeout' : options.signal?.aborted ? 'aborted' : 'network', cause });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}
