import { Controller, Param, Res } from '@nestjs/common';
import {
  speakerKitArchiveEndpoint,
  speakerKitBannerEndpoint,
  speakerKitEndpoint,
  type SpeakerKitResponse,
} from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { SpeakerKit } from '../application/speaker-kit.js';
import { ClickHoursReadModel } from '../read-models/click-hours.read-model.js';
import { KitBannerParamsDto } from './dto/speaker-kit.dto.js';

const HOUR = 3_600;

/** What a signed-in speaker or affiliate shares. Every link is of whom the token names (F-312). */
@ApiTags('speakers')
@Controller()
export class SpeakerKitController {
  constructor(
    private readonly speakerKit: SpeakerKit,
    private readonly clickHours: ClickHoursReadModel,
  ) {}

  @Route(speakerKitEndpoint)
  async kit(@CurrentPrincipal() { id }: Principal): Promise<SpeakerKitResponse> {
    const { name, code, link, qrCode } = await this.speakerKit.of(id);
    const hours = await this.clickHours.of(id);
    return {
      success: true,
      speaker_name: name,
      affiliate_code: code,
      referral_url: link,
      qr_code: qrCode,
      click_hours: hours.map((clicks, hour) => ({ hour, clicks })),
    };
  }

  @Route(speakerKitBannerEndpoint)
  @ApiProduces('image/png')
  @Limited({ name: 'speaker-kit-banner', limit: 120, seconds: HOUR })
  async banner(
    @CurrentPrincipal() { id }: Principal,
    @Param() { file_name: name }: KitBannerParamsDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const picture = await this.speakerKit.banner(id, name);
    await attached(reply, { name, type: 'image/png' }).send(picture);
  }

  @Route(speakerKitArchiveEndpoint)
  @ApiProduces('application/zip')
  @Limited({ name: 'speaker-kit-archive', limit: 10, seconds: HOUR })
  async archive(@CurrentPrincipal() { id }: Principal, @Res() reply: FastifyReply): Promise<void> {
    const { name, content } = await this.speakerKit.archive(id);
    await attached(reply, { name, type: 'application/zip' }).send(content);
  }
}

/** Files with somebody's own link stay in nobody's cache. */
const attached = (reply: FastifyReply, { name, type }: { name: string; type: string }): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store');
