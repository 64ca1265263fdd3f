import { adminLiveEndpoint, type LiveFigures } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { act, screen, waitFor } from '@testing-library/react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { LiveView } from './LiveView';

const FIGURES: LiveFigures = {
  at: '2025-11-06T20:00:00.000Z',
  visitors: 12,
  page_views: 1_234,
  signups: 7,
  revenue: 20,
  failed_payments: 3,
};

describe('the live view', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
    jest.useRealTimers();
  });

  /** A stream that the test writes to. */
  function streams() {
    const opened: ReadableStreamDefaultController<Uint8Array>[] = [];
    const server = new FakeServer().on(
      adminLiveEndpoint,
      () => new Response(new ReadableStream<Uint8Array>({ start: (stream) => void opened.push(stream) })),
    );
    globalThis.fetch = server.fetch;
    const write = (text: string, stream = opened.at(-1)!) =>
      act(async () => stream.enqueue(new TextEncoder().encode(text)));
    return { server, opened, write };
  }

  it('shows what comes, also in pieces, and connects again when a stream ends', async () => {
    const { server, opened, write } = streams();
    renderInAdmin(<LiveView />, { server });
    expect(screen.getByText('Connecting...')).toBeVisible();
    await waitFor(() => expect(opened).toHaveLength(1));
    const event = `id: 1\ndata: ${JSON.stringify(FIGURES)}\n\n`;
    await write(event.slice(0, 30));
    await write(event.slice(30));
    expect(await screen.findByText('12')).toBeVisible();
    expect(screen.getByText('$20')).toBeVisible();
    expect(screen.getByText(/1,234 page views of everybody/)).toBeVisible();
    expect(screen.getByText('Live. Updates every 5 seconds.')).toBeVisible();
    expect(server.calls[0]?.bearer).toBe('bearer-1');
    await act(async () => opened[0]!.close());
    await waitFor(() => expect(opened).toHaveLength(2));
    await write(`data: ${JSON.stringify({ ...FIGURES, signups: 8 })}\n\n`);
    expect(await screen.findByText('8')).toBeVisible();
  });

  it('says when the figures are old, and keeps them', async () => {
    const { server, opened, write } = streams();
    renderInAdmin(<LiveView />, { server });
    await waitFor(() => expect(opened).toHaveLength(1));
    await write(`data: ${JSON.stringify(FIGURES)}\n\n`);
    await act(async () => opened[0]!.error(new TypeError('network')));
    expect(await screen.findByText(/^Interrupted/)).toBeVisible();
    expect(screen.getByText('12')).toBeVisible();
  });

  it('signs out when the server no longer knows the token (A-028)', async () => {
    const server = new FakeServer().on(adminLiveEndpoint, () => refused('unauthorized'));
    globalThis.fetch = server.fetch;
    const { services } = renderInAdmin(<LiveView />, { server });
    await waitFor(() => expect(services.session.current().token).toBeNull());
  });

  it('reads a refusal to its end, so that the browser lets its connection go', async () => {
    const refusal = new Response('Away', { status: 503 });
    globalThis.fetch = async () => refusal;
    renderInAdmin(<LiveView />, { server: new FakeServer() });
    await waitFor(() => expect(refusal.bodyUsed).toBe(true));
    expect(screen.getByText('Connecting...')).toBeVisible();
  });
});
