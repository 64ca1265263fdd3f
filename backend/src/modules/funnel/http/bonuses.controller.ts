import { Controller, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import {
  bonusDownloadEndpoint,
  bonusSizesEndpoint,
  vipBonusLinkEndpoint,
  type BonusSizesResponse,
  type VipBonusLinkResponse,
} from '@summit/contracts';
import { isBonusKey } from '@summit/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { FileReplies } from '../../../platform/files/file-replies.js';
import { isEmbeddedElsewhere } from '../../../platform/http/embedded-request.js';
import { originsOf } from '../../../platform/http/endpoint-origins.js';
import { CurrentPrincipal, knownPrincipal } from '../../../platform/http/current-principal.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { MailBonusLinkUseCase } from '../application/mail-bonus-link.use-case.js';
import { OpenBonusUseCase, type OpenBonusQuery } from '../application/open-bonus.use-case.js';
import { BonusFileStore } from '../bonus-files/bonus-file-store.js';
import { BonusDownloadQueryDto, BonusLinkQueryDto } from './dto/bonus-download.dto.js';

/** A download that continues (a resumed transfer, a PDF viewer's later pages) is not counted again. */
const CONTINUES = /^bytes=[1-9]/;

@ApiTags('funnel')
@Controller()
export class BonusesController {
  constructor(
    private readonly openBonus: OpenBonusUseCase,
    private readonly mailLink: MailBonusLinkUseCase,
    private readonly files: BonusFileStore,
    private readonly replies: FileReplies,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'origins'>,
  ) {}

  @Route(bonusSizesEndpoint)
  @Header('cache-control', 'public, max-age=300')
  async sizes(): Promise<BonusSizesResponse> {
    return { success: true, sizes: await this.files.sizes() };
  }

  @Route(bonusDownloadEndpoint)
  @ApiProduces('application/pdf')
  @Limited({ name: 'bonus-download', limit: 60, seconds: 600 })
  async download(
    @Param('bonus_key') key: string,
    @Query() { email, expires, signature }: BonusDownloadQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isBonusKey(key)) throw new AppError('bonus_not_found');
    const link =
      expires !== undefined || signature !== undefined ? { expires: expires ?? 0, signature: signature ?? '' } : null;
    await this.open({ key, email, link, memberId: knownPrincipal(request)?.id ?? null }, request);
    const file = await this.files.find(key);
    if (!CONTINUES.test(request.headers.range ?? '')) await this.openBonus.recordDownload(key, email);
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    await this.replies.download(reply, file);
  }

  @Route(vipBonusLinkEndpoint)
  @Limited({ name: 'bonus-download', limit: 60, seconds: 600 })
  async link(
    @Param('bonus_key') key: string,
    @Query() { email }: BonusLinkQueryDto,
    @CurrentPrincipal() { id: memberId }: Principal,
  ): Promise<VipBonusLinkResponse> {
    if (!isBonusKey(key)) throw new AppError('bonus_not_found');
    return { success: true, url: await this.openBonus.briefLink({ key, email, memberId }) };
  }

  /** Whoever proves nothing gets a mail instead of the file; a foreign page that embeds the address makes us send none. */
  private async open(query: OpenBonusQuery, { ip, headers }: FastifyRequest): Promise<void> {
    try {
      await this.openBonus.execute(query);
    } catch (error) {
      const isMailed = error instanceof AppError && error.code === 'bonus_link_mailed';
      if (isMailed && !isEmbeddedElsewhere(headers, originsOf(bonusDownloadEndpoint, this.config.origins)))
        await this.mailLink.ask({ ...query, ip });
      throw error;
    }
  }
}
