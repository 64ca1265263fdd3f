import { Controller, Param, Res } from '@nestjs/common';
import { faceFileEndpoint } from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { FileReplies } from '../../../platform/files/file-replies.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { ManageFacesUseCase } from '../application/manage-faces.use-case.js';
import { FaceFileDto } from './dto/faces.dto.js';

@ApiTags('funnel')
@Controller()
export class FacesController {
  constructor(
    private readonly faces: ManageFacesUseCase,
    private readonly replies: FileReplies,
  ) {}

  /** A name always means the same pixels: browsers never ask again. */
  @Route(faceFileEndpoint)
  @ApiProduces('image/avif', 'image/webp')
  async file(@Param() { file_name: name }: FaceFileDto, @Res() reply: FastifyReply): Promise<void> {
    const key = await this.faces.find(name);
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('x-content-type-options', 'nosniff');
    await this.replies.send(reply, key);
  }
}
