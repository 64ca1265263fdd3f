import { Controller, Header, Param, Query, Res } from '@nestjs/common';
import {
  orderFileEndpoint,
  vipLibraryEndpoint,
  vipLibraryFileEndpoint,
  type VipLibraryResponse,
} from '@summit/contracts';
import { isLibraryFileKey, type LibraryFileKey } from '@summit/rules';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { FileReplies } from '../../../platform/files/file-replies.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { MemberLibraryQuery } from '../application/member-library.js';
import { OpenLibraryFileUseCase } from '../application/open-library-file.use-case.js';
import { LibraryFileStore } from '../files/library-file-store.js';
import { OrderFileQueryDto } from './dto/order-file.dto.js';
import { presentLibrary } from './library.presenter.js';

const TEN_MINUTES = 600;

/** What members and buyers own. */
@ApiTags('library')
@Controller()
export class LibraryController {
  constructor(
    private readonly library: MemberLibraryQuery,
    private readonly openFile: OpenLibraryFileUseCase,
    private readonly files: LibraryFileStore,
    private readonly replies: FileReplies,
  ) {}

  @Route(vipLibraryEndpoint)
  @Header('cache-control', 'no-store')
  async show(@CurrentPrincipal() { id }: Principal): Promise<VipLibraryResponse> {
    return presentLibrary(await this.library.of(id));
  }

  @Route(vipLibraryFileEndpoint)
  @ApiProduces('application/octet-stream')
  @Limited({ name: 'library-file', limit: 60, seconds: TEN_MINUTES })
  async forMember(
    @Param('file_key') key: string,
    @CurrentPrincipal() { id }: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = knownKey(key);
    await this.openFile.forMember(known, id);
    await this.send(known, reply);
  }

  @Route(orderFileEndpoint)
  @ApiProduces('application/octet-stream')
  @Limited({ name: 'order-file', limit: 60, seconds: TEN_MINUTES })
  async byLink(
    @Param('file_key') key: string,
    @Query() { order, signature }: OrderFileQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = knownKey(key);
    await this.openFile.byLink(known, { orderId: order, signature });
    await this.send(known, reply);
  }

  private async send(key: LibraryFileKey, reply: FastifyReply): Promise<void> {
    const file = await this.files.ofOrder(key);
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    await this.replies.download(reply, file);
  }
}

function knownKey(key: string): LibraryFileKey {
  if (!isLibraryFileKey(key)) throw new AppError('library_file_not_found');
  return key;
}
