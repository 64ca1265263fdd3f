import { Controller, Param, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { speakerGiftEndpoint, summitResourceEndpoint } from '@summit/contracts';
import { isSummitResourceKey } from '@summit/rules';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { LibraryFileStore } from '../files/library-file-store.js';
import type { StoredFile } from '../files/library-folder.js';

const TEN_MINUTES = 600;
/** The same for everybody, and replaced under the same name when the text changes. */
const CACHED = 'public, max-age=3600';

/** Files for everybody: what speakers give away and what the day pages offer. */
@ApiTags('library')
@Controller()
export class FreeFilesController {
  constructor(private readonly files: LibraryFileStore) {}

  @Route(speakerGiftEndpoint)
  @ApiProduces('application/pdf')
  @Limited({ name: 'speaker-gift', limit: 120, seconds: TEN_MINUTES })
  async gift(@Param('gift_key') key: string, @Res() reply: FastifyReply): Promise<void> {
    await send(await this.files.gift(key), reply);
  }

  @Route(summitResourceEndpoint)
  @ApiProduces('application/pdf')
  @Limited({ name: 'summit-resource', limit: 120, seconds: TEN_MINUTES })
  async resource(@Param('resource_key') key: string, @Res() reply: FastifyReply): Promise<void> {
    if (!isSummitResourceKey(key)) throw new AppError('not_found');
    await send(await this.files.summitResource(key), reply);
  }
}

/** Shown in the tab that the link opens where the browser can, under a name for saving it. */
async function send({ path, name }: StoredFile, reply: FastifyReply): Promise<void> {
  await reply
    .header('cache-control', CACHED)
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `inline; filename="${name}"`)
    .sendFile(path, { cacheControl: false, acceptRanges: true });
}
