import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface ScriptedAnswer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

export interface ScriptedServer {
  url: string;
  /** Every request in order. */
  seen: SeenRequest[];
  stop(): Promise<void>;
}

/** An HTTP server for answers that no honest service gives. `silence`: no answer at all. `hang_up`: the connection ends instead. */
export async function scriptedServer(
  answer: (request: SeenRequest, number: number) => ScriptedAnswer | 'silence' | 'hang_up',
): Promise<ScriptedServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one: SeenRequest = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      seen.push(one);
      const scripted = answer(one, seen.length);
      if (scripted === 'silence') return;
      if (scripted === 'hang_up') {
        request.destroy();
        return;
      }
      response.writeHead(scripted.status, { 'content-type': 'application/json', ...scripted.headers });
      response.end(scripted.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    seen,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
