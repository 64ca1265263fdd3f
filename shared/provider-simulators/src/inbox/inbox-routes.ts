import type { FastifyInstance, FastifyReply } from 'fastify';
import { INBOX_SCRIPT } from './inbox-script.js';
import { listPage, messageList, messagePage, missingPage } from './inbox-pages.js';
import { MESSAGE_POLICY, messageHtml } from './message-html.js';
import type { Message } from './message.js';
import type { MessageStore } from './message-store.js';

const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

function download(reply: FastifyReply, name: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
}

function detail({ summary, email }: Message) {
  return {
    ...summary,
    text: email.text ?? null,
    html: email.html ?? null,
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    files: email.attachments.map((file, index) => ({
      filename: file.filename,
      mime_type: file.mimeType,
      size: typeof file.content === 'string' ? Buffer.byteLength(file.content) : file.content.byteLength,
      url: `/messages/${summary.id}/attachments/${index}`,
    })),
  };
}

type ListRequest = { Querystring: { to?: string } };
type OneRequest = { Params: { id: string } };

/** The inbox for readers (pages) and for tests (JSON below /api). */
export function inboxRoutes(app: FastifyInstance, store: MessageStore): void {
  const page = (reply: FastifyReply) => reply.type('text/html; charset=utf-8');
  const gone = (reply: FastifyReply) => page(reply).code(404).send(missingPage());

  app.get<ListRequest>('/', async ({ query }, reply) => {
    const to = query.to?.trim() || undefined;
    return page(reply).send(listPage(await store.list(to), to));
  });
  app.get<ListRequest>('/messages', async ({ query }, reply) => {
    const to = query.to?.trim() || undefined;
    return page(reply).send(messageList(await store.list(to), to).markup);
  });
  app.get('/inbox.js', (_request, reply) => reply.type('text/javascript').send(INBOX_SCRIPT));
  app.post('/delete-all', async (_request, reply) => {
    await store.clear();
    return reply.redirect('/', 303);
  });

  app.get<OneRequest>('/messages/:id', async ({ params }, reply) => {
    const message = await store.find(params.id);
    return message ? page(reply).send(messagePage(message)) : gone(reply);
  });
  app.get<OneRequest>('/messages/:id/html', async ({ params }, reply) => {
    const message = await store.find(params.id);
    if (!message) return gone(reply);
    return page(reply).header('content-security-policy', MESSAGE_POLICY).send(messageHtml(message));
  });
  app.get<OneRequest>('/messages/:id/raw', async ({ params }, reply) => {
    const raw = await store.raw(params.id);
    return raw ? download(reply, `${params.id}.eml`).type('message/rfc822').send(raw) : gone(reply);
  });
  app.get<{ Params: { id: string; index: string } }>('/messages/:id/attachments/:index', async ({ params }, reply) => {
    const file = (await store.find(params.id))?.email.attachments[Number(params.index)];
    if (!file) return gone(reply);
    const content =
      typeof file.content === 'string' ? Buffer.from(file.content) : Buffer.from(new Uint8Array(file.content));
    if (PICTURES.has(file.mimeType)) return reply.type(file.mimeType).send(content);
    return download(reply, file.filename ?? `attachment-${params.index}`)
      .type('application/octet-stream')
      .send(content);
  });

  app.get<ListRequest>('/api/messages', async ({ query }) => ({ messages: await store.list(query.to) }));
  app.delete('/api/messages', async () => ({ deleted: await store.clear() }));
  app.get<OneRequest>('/api/messages/:id', async ({ params }, reply) => {
    const message = await store.find(params.id);
    return message ? detail(message) : reply.code(404).send({ error: 'No such message.' });
  });
}
