import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import { speakerBannerEndpoint } from '@summit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { FileReplies } from '../../../platform/files/file-replies.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { BannerFiles } from '../bonus-files/banner-files.js';
import { BannerParamsDto, BannerQueryDto } from './dto/banner.dto.js';

@ApiTags('funnel')
@Controller()
export class BannersController {
  constructor(
    private readonly banners: BannerFiles,
    private readonly replies: FileReplies,
  ) {}

  /** Browsers ask each time whether it is still the same picture: a photo may have taken the place of a drawn portrait. */
  @Route(speakerBannerEndpoint)
  @ApiProduces('image/png')
  async banner(
    @Param() { file_name: name }: BannerParamsDto,
    @Query() _version: BannerQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const banner = await this.banners.show(name);
    reply.header('cache-control', 'public, no-cache');
    if ('file' in banner) return this.replies.send(reply, banner.file);
    reply.header('etag', banner.etag);
    if (request.headers['if-none-match'] === banner.etag) return reply.code(304).send();
    return reply.type('image/png').send(banner.picture);
  }
}
