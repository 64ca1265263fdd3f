import { access } from 'node:fs/promises';
import path from 'node:path';
import { Controller, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { speakerBannerEndpoint } from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { BannerFiles } from '../bonus-files/banner-files.js';
import { BannerParamsDto, BannerQueryDto } from './dto/banner.dto.js';

@ApiTags('funnel')
@Controller()
export class BannersController {
  constructor(
    private readonly banners: BannerFiles,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Kept by browsers for a month: pages name the version of the picture in the query. */
  @Route(speakerBannerEndpoint)
  @ApiProduces('image/png')
  async banner(
    @Param() { file_name: name }: BannerParamsDto,
    @Query() _version: BannerQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = this.banners.pathOf(name);
    try {
      await access(path.resolve(this.config.filesDir, file));
    } catch (cause) {
      throw new AppError('service_unavailable', { cause });
    }
    await reply.header('cache-control', 'public, max-age=2592000').sendFile(file, { cacheControl: false });
  }
}
