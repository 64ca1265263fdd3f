import { Controller, Header, Param, Res } from '@nestjs/common';
import { dayPageSizesEndpoint, giftEndpoint, type DayPageSizesResponse } from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { FileReplies } from '../../../platform/files/file-replies.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { LibraryFileStore } from '../files/library-file-store.js';

const TEN_MINUTES = 600;
/** The same for everybody, and replaced under the same name when the text changes. */
const CACHED = 'public, max-age=3600';

/** Files for everybody: what speakers give away and what the day pages offer. */
@ApiTags('library')
@Controller()
export class GiftsController {
  constructor(
    private readonly files: LibraryFileStore,
    private readonly replies: FileReplies,
  ) {}

  @Route(giftEndpoint)
  @ApiProduces('application/pdf')
  @Limited({ name: 'gift', limit: 120, seconds: TEN_MINUTES })
  async gift(@Param('gift_key') key: string, @Res() reply: FastifyReply): Promise<void> {
    const { key: stored, name } = await this.files.gift(key);
    // Shown in the tab that the link opens where the browser can, under a name for saving it.
    reply
      .header('cache-control', CACHED)
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `inline; filename="${name}"`);
    await this.replies.send(reply, stored);
  }

  @Route(dayPageSizesEndpoint)
  @Header('cache-control', 'public, max-age=300')
  async dayPageSizes(): Promise<DayPageSizesResponse> {
    return { success: true, sizes: await this.files.dayPageSizes() };
  }
}
