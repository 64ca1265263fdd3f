import { Controller, Param, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { speakerBannerEndpoint } from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { Route } from '../../../platform/http/route.decorator.js';
import { BannerFiles } from '../bonus-files/banner-files.js';
import { BannerParamsDto, BannerQueryDto } from './dto/banner.dto.js';

@ApiTags('funnel')
@Controller()
export class BannersController {
  constructor(private readonly banners: BannerFiles) {}

  /** Kept by browsers for a month: pages name the version of the picture in the query. */
  @Route(speakerBannerEndpoint)
  @ApiProduces('image/png')
  async banner(
    @Param() { file_name: name }: BannerParamsDto,
    @Query() _version: BannerQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.banners.fileAt(name);
    await reply.header('cache-control', 'public, max-age=2592000').sendFile(file, { cacheControl: false });
  }
}
