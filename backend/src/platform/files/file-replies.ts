import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { contentTypeOf } from './content-types.js';
import { FILE_STORE, type FileStore } from './file-store.port.js';

/** Answers with stored files, or with the part of them that was asked for. */
@Injectable()
export class FileReplies {
  constructor(@Inject(FILE_STORE) private readonly files: FileStore) {}

  /** Throws `not_found`. */
  async send(reply: FastifyReply, key: string): Promise<void> {
    const found = await this.files.answer(key, reply.request.headers);
    if (!found) throw new AppError('not_found');
    const { status, headers, body } = found;
    // A refused part is answered with a text of its own, or with nothing.
    const type = status < 300 ? { 'content-type': contentTypeOf(key) } : {};
    await reply
      .code(status)
      .headers({ ...headers, ...type })
      .send(body);
  }

  /** To be saved under this name, which is a plain word as all names of ours. Throws `not_found`. */
  async download(reply: FastifyReply, { key, name }: { key: string; name: string }): Promise<void> {
    await this.send(reply.header('content-disposition', `attachment; filename=${name}`), key);
  }
}
