import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import { speakerBannerEndpoint, speakerBannersEndpoint, type SpeakerBannersResponse } from '@summit/contracts';
import { HOUR_MS } from '@summit/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { FileReplies } from '../../../platform/files/file-replies.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { BannerFiles, type ShownBanner } from '../bonus-files/banner-files.js';
import { BannerParamsDto, BannerQueryDto } from './dto/banner.dto.js';

@ApiTags('funnel')
@Controller()
export class BannersController {
  constructor(
    private readonly banners: BannerFiles,
    private readonly replies: FileReplies,
  ) {}

  @Route(speakerBannersEndpoint)
  async versions(): Promise<SpeakerBannersResponse> {
    return { success: true, versions: await this.banners.versions() };
  }

  /** Any other version than the current one is asked for each time, for a photo may have come since. */
  @Route(speakerBannerEndpoint)
  @ApiProduces('image/png')
  async banner(
    @Param() { file_name: name }: BannerParamsDto,
    @Query() { v: version }: BannerQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const banner = await this.banners.show(name);
    reply.header('cache-control', `public, ${version === banner.version ? keptFor(banner) : 'no-cache'}`);
    if ('file' in banner) return this.replies.send(reply, banner.file);
    const etag = `"${banner.version}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(banner.picture);
  }
}

/** A drawn file never changes under its version. A photo must not stay in caches of others for long after it is removed. */
const keptFor = (banner: ShownBanner): string =>
  'file' in banner ? 'max-age=31536000, immutable' : `max-age=${HOUR_MS / 1000}`;
