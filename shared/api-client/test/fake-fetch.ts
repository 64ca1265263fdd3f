/** A call as the fake received it. */
export interface ReceivedCall {
  url: string;
  method: string | undefined;
  headers: Headers;
  body: unknown;
  keepalive: boolean;
  signal: AbortSignal | null | undefined;
}

type Answer = (signal: AbortSignal | null | undefined) => Promise<Response>;

/** Stands in for the network: remembers what was sent and gives one prepared answer to everything. */
export class FakeFetch {
  readonly calls: ReceivedCall[] = [];

  private constructor(private readonly answer: Answer) {}

  static answering(status: number, body: unknown, headers: Record<string, string> = {}): FakeFetch {
    return FakeFetch.answeringText(status, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });
  }

  static answeringText(status: number, body: string, headers: Record<string, string> = {}): FakeFetch {
    return new FakeFetch(() => Promise.resolve(new Response(body, { status, headers })));
  }

  static failing(cause: Error): FakeFetch {
    return new FakeFetch(() => Promise.reject(cause));
  }

  /** Never answers; ends as the real one does when its signal is aborted. */
  static silent(): FakeFetch {
    return new FakeFetch(
      (signal) =>
        new Promise((_, reject) => {
          const end = () => reject(new DOMException('This operation was aborted', 'AbortError'));
          if (signal?.aborted) end();
          else signal?.addEventListener('abort', end);
        }),
    );
  }

  readonly fetch: typeof fetch = (input, init) => {
    this.calls.push({
      url: input instanceof Request ? input.url : String(input),
      method: init?.method,
      headers: new Headers(init?.headers),
      body: init?.body ?? null,
      keepalive: init?.keepalive ?? false,
      signal: init?.signal,
    });
    return this.answer(init?.signal);
  };

  get count(): number {
    return this.calls.length;
  }

  get last(): ReceivedCall {
    const call = this.calls.at(-1);
    if (!call) throw new Error('Nothing was sent.');
    return call;
  }

  get aborted(): boolean {
    return this.last.signal?.aborted ?? false;
  }
}
