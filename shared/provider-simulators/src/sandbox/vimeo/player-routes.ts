import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { allowFramesIn } from '../../page/web-app.js';
import { PLAYER_STYLE, playerPage } from './player-page.js';
import { PLAYER_SCRIPT } from './player-script.js';

const FILM = fileURLToPath(new URL('../../../media/sample-film.webm', import.meta.url));

/** Part of a file, as players ask for it when somebody jumps. */
function sendPart(reply: FastifyReply, bytes: Buffer, range: string | undefined): FastifyReply {
  reply.type('video/webm').header('accept-ranges', 'bytes');
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '') return reply.send(bytes);
  const start = Number(first);
  const end = Math.min(last === '' ? Infinity : Number(last), bytes.length - 1);
  if (start > end) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
}

/** Vimeo's player under its own paths, `/video/{id}?h=…`: the same film for every id. `origins` may show it in a frame. */
export function playerRoutes(app: FastifyInstance, origins: readonly string[]): void {
  app.get<{ Params: { id: string } }>('/video/:id', (request, reply) => {
    const { id } = request.params;
    if (!/^\d{1,12}$/.test(id)) return reply.code(404).send({ error: 'This film does not exist.' });
    allowFramesIn(reply, origins);
    return reply.type('text/html; charset=utf-8').send(playerPage(id));
  });
  app.get('/video/player.css', (_request, reply) => reply.type('text/css').send(PLAYER_STYLE));
  app.get('/video/player.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(PLAYER_SCRIPT));
  app.get('/video/film.webm', async (request, reply) => sendPart(reply, await readFile(FILM), request.headers.range));
}
