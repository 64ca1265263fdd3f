import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface SeenCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Stands for one API process: answers 201 with its name, or dies in the middle of a call. */
export class FakeApi {
  readonly seen: SeenCall[] = [];
  /** Reads the call and closes the connection without a word, as a process that was killed does. */
  dies = false;
  /** What it answers besides. */
  also: { status?: number; headers?: Record<string, string> } = {};
  /** Paths that it answers 404. */
  readonly missing = new Set<string>();
  /** host:port, once it has been started. */
  address = '';
  private server: Server | undefined;

  constructor(readonly name: string) {}

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        this.seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        if (this.dies) return request.socket.destroy();
        const own = { 'content-type': 'application/json', 'x-answered-by': this.name, 'cache-control': 'no-store' };
        const { status = this.missing.has(request.url ?? '') ? 404 : 201, headers = {} } = this.also;
        return response.writeHead(status, { ...own, ...headers }).end('{"success":true}');
      });
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
