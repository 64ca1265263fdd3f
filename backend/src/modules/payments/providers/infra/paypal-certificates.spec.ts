import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProviderUnavailable } from '../application/provider-events.port.js';
import { PaypalCertificates } from './paypal-certificates.js';

describe('the certificates of PayPal', () => {
  let server: Server;
  let closed: Promise<void>;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Asks a server that answers like this. */
  const ask = async (answer: (response: ServerResponse) => void) => {
    closed = new Promise((resolve) => {
      server = createServer((_request, response) => {
        response.on('close', resolve);
        answer(response);
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new PaypalCertificates([origin], () => 0).at(`${origin}/v1/notifications/certs/CERT-1`);
  };

  it('are none where an answer has no end, of which no more is read than a certificate has', async () => {
    const endless = ask((response) => {
      const more = (): void => {
        while (response.write('-'.repeat(4_096)));
      };
      response.on('drain', more);
      more();
    });
    expect(await endless).toBeNull();
    await closed;
  });

  it('are not known while PayPal fails, and its answer is let go', async () => {
    await expect(ask((response) => void response.writeHead(503).write('busy'))).rejects.toThrow(ProviderUnavailable);
    await closed;
  });
});
