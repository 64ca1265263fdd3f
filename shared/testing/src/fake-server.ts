import {
  ENDPOINT_SPECS,
  type DownloadedFile,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  type EndpointShape,
  type EndpointSpec,
  type ResponseOf,
} from '@summit/contracts';
import { Refusal, UNREACHABLE } from './refusal.js';

export interface SeenCall {
  name: EndpointName;
  method: string;
  /** Path and query. */
  url: string;
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Headers;
  /** Null when the call came without one. */
  bearer: string | null;
  /** Parsed JSON, or what was sent as it is: FormData, the text of a file. */
  body: unknown;
}

/** Instead of a body of the table; a `Response`, for its headers, goes as it is. */
type Otherwise = Refusal | typeof UNREACHABLE | Response;
type Reply<Body> = (call: SeenCall) => Body | Otherwise | Promise<Body | Otherwise>;
type AnyReply = (call: SeenCall) => unknown;
type Row = Endpoint<EndpointShape>;

/** What the server answers, by the name of the call. */
export type Answers = { [Name in EndpointName]?: Reply<Endpoints[Name]['response']> };

const patternOf = ({ path }: EndpointSpec): RegExp => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
const paramsIn = ({ path }: EndpointSpec): number => path.split(':').length;

/** Rows that spell out more of their path come first, as in the router of the server. */
const TABLE = (Object.entries(ENDPOINT_SPECS) as [EndpointName, EndpointSpec][]).sort(
  ([, a], [, b]) => paramsIn(a) - paramsIn(b),
);

function findEndpoint(method: string, pathname: string): Pick<SeenCall, 'name' | 'params'> {
  for (const [name, endpoint] of TABLE) {
    const match = endpoint.method === method && patternOf(endpoint).exec(pathname);
    if (match) return { name, params: { ...match.groups } };
  }
  throw new Error(`No call of the endpoint table: ${method} ${pathname}`);
}

function nameOf(row: Row): EndpointName {
  const found = TABLE.find(([, { method, path }]) => method === row.method && path === row.path);
  if (!found) throw new Error(`Not in the endpoint table: ${row.method} ${row.path}`);
  return found[0];
}

function responseOf(answer: unknown, name: EndpointName): Response {
  if (answer instanceof Response) return answer;
  if (answer instanceof Refusal) {
    return typeof answer.body === 'string'
      ? new Response(answer.body, { status: answer.status })
      : Response.json(answer.body, { status: answer.status });
  }
  if (ENDPOINT_SPECS[name].answerFormat !== 'file') return Response.json(answer);
  const { bytes, name: file, type } = answer as DownloadedFile;
  const headers: Record<string, string> = { 'Content-Type': type };
  if (file !== null) headers['Content-Disposition'] = `attachment; filename="${file}"`;
  return new Response(bytes, { headers });
}

/**
 * The API in memory, as a `fetch`: answers by the endpoint table, and remembers what it was asked. A call that nobody told
 * it about is answered with 404; an address outside of the table is an error of the caller.
 */
export class FakeServer {
  readonly calls: SeenCall[] = [];
  private readonly replies: Map<EndpointName, AnyReply>;

  constructor(answers: Answers = {}) {
    this.replies = new Map(Object.entries(answers) as [EndpointName, AnyReply][]);
  }

  /** Answers every call of this endpoint with `body`; a function is asked anew for each call. */
  answers<E extends Row>(endpoint: E, body: ResponseOf<E> | Reply<ResponseOf<E>>): this {
    return this.on(endpoint, typeof body === 'function' ? (body as AnyReply) : () => body);
  }

  refuses<E extends Row>(endpoint: E, status: number, body: object = {}): this {
    return this.on(endpoint, () => new Refusal(status, body));
  }

  /** Lets the calls of this endpoint wait until the returned function is called; then they are answered with `body`. */
  holds<E extends Row>(endpoint: E, body: ResponseOf<E>): () => void {
    let release = () => {};
    const gate = new Promise<void>((done) => (release = done));
    this.on(endpoint, async () => {
      await gate;
      return body;
    });
    return () => release();
  }

  /** For answers that the table does not describe: a `Response` as it is. */
  on(endpoint: Row, reply: AnyReply): this {
    this.replies.set(nameOf(endpoint), reply);
    return this;
  }

  /** Calls of one endpoint, oldest first. */
  callsOf(endpoint: EndpointName | Row): SeenCall[] {
    const name = typeof endpoint === 'string' ? endpoint : nameOf(endpoint);
    return this.calls.filter((call) => call.name === name);
  }

  bodiesOf(endpoint: EndpointName | Row): unknown[] {
    return this.callsOf(endpoint).map(({ body }) => body);
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const { pathname, search, searchParams } = new URL(String(input), 'http://summit.test');
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    const found = findEndpoint(method, pathname);
    const isJson = ENDPOINT_SPECS[found.name].bodyFormat === undefined;
    const call: SeenCall = {
      ...found,
      method,
      url: pathname + search,
      query: Object.fromEntries(searchParams),
      headers,
      bearer: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
      body: isJson && typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? undefined),
    };
    this.calls.push(call);
    const reply = this.replies.get(call.name);
    const detail = `Nobody answers ${method} ${pathname}`;
    const answer = reply ? await reply(call) : new Refusal(404, { code: 'not_found', detail });
    if (answer === UNREACHABLE) throw new TypeError('Failed to fetch');
    return responseOf(answer, call.name);
  };
}
