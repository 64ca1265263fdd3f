import type { Endpoint, EndpointShape, ResponseOf } from '@summit/contracts';

export interface SeenCall {
  method: string;
  /** Path and query. */
  url: string;
  headers: Headers;
  body: unknown;
}

type Reply = (call: SeenCall) => Response | Promise<Response>;

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** The API in memory: answers by endpoint, remembers what it was asked. What it does not know is 404. */
export class FakeServer {
  readonly calls: SeenCall[] = [];
  private readonly replies = new Map<string, Reply>();

  /** Answers every call of this endpoint with `body`; a function is asked anew for each call. */
  answers<E extends Endpoint<EndpointShape>>(
    endpoint: E,
    body: ResponseOf<E> | ((call: SeenCall) => ResponseOf<E> | Promise<ResponseOf<E>>),
  ): this {
    return this.on(endpoint, async (call) =>
      json(200, typeof body === 'function' ? await (body as (call: SeenCall) => unknown)(call) : body),
    );
  }

  refuses<E extends Endpoint<EndpointShape>>(endpoint: E, status: number, body: object = {}): this {
    return this.on(endpoint, () => json(status, body));
  }

  /** Lets the calls of this endpoint wait until the returned function is called; then they are answered with `body`. */
  holds<E extends Endpoint<EndpointShape>>(endpoint: E, body: ResponseOf<E>): () => void {
    let release = () => {};
    const gate = new Promise<void>((done) => (release = done));
    this.on(endpoint, async () => {
      await gate;
      return json(200, body);
    });
    return () => release();
  }

  /** For answers that are no JSON: files. */
  on({ method, path }: { method: string; path: string }, reply: Reply): this {
    this.replies.set(`${method} ${path}`, reply);
    return this;
  }

  /** Calls of one endpoint, oldest first. */
  callsOf({ method, path }: { method: string; path: string }): SeenCall[] {
    return this.calls.filter((call) => call.method === method && call.url.split('?')[0] === path);
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const url = String(input);
    const text = typeof init.body === 'string' ? init.body : '';
    const call: SeenCall = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    this.calls.push(call);
    const reply = this.replies.get(`${call.method} ${url.split('?')[0]}`);
    return reply ? reply(call) : json(404, { code: 'not_found', detail: `Nobody answers ${call.method} ${url}` });
  };
}
