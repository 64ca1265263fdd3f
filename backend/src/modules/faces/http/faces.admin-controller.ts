import { Controller, Param, Req } from '@nestjs/common';
import {
  adminFacesEndpoint,
  adminRemoveFaceEndpoint,
  adminSetFaceEndpoint,
  FACE_FIELDS,
  FACE_MAX_BYTES,
  OUTCOME_TEXTS,
  type AdminFacesResponse,
  type MessageAnswer,
  type SetFaceResponse,
} from '@summit/contracts';
import type { FastifyRequest } from 'fastify';
import { ApiConsumes, ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { changeBetween, NoteChange } from '../../../platform/http/noted-change.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { readPhotoForm } from '../../../platform/pictures/photo-form.js';
import { ManageFacesUseCase } from '../application/manage-faces.use-case.js';
import { FacePictureDto } from './dto/faces.dto.js';

const FORM = { field: FACE_FIELDS.photo, maxBytes: FACE_MAX_BYTES, tooLarge: 'face_too_large' } as const;

@ApiTags('admin')
@Controller()
export class FacesAdminController {
  constructor(private readonly faces: ManageFacesUseCase) {}

  @Route(adminFacesEndpoint)
  async list(): Promise<AdminFacesResponse> {
    return { success: true, people: await this.faces.list() };
  }

  @Route(adminSetFaceEndpoint)
  @ApiConsumes('multipart/form-data')
  @Limited({ name: 'set-face', limit: 120, seconds: 600 })
  async set(
    @CurrentPrincipal() admin: Principal,
    @Req() request: FastifyRequest,
    @NoteChange() note: NoteChange,
  ): Promise<SetFaceResponse> {
    const { photo, texts } = await readPhotoForm(request, FORM);
    const text = (field: string): string => texts.get(field) ?? '';
    const { before, after } = await this.faces.set({
      name: text(FACE_FIELDS.name),
      alt: text(FACE_FIELDS.alt),
      crop: text(FACE_FIELDS.crop),
      photo,
      setBy: admin.id,
      seen: texts.get(FACE_FIELDS.seen) === '' ? null : texts.get(FACE_FIELDS.seen),
    });
    note({ before, after });
    return { success: true, message: OUTCOME_TEXTS.faceSet, face: after };
  }

  @Route(adminRemoveFaceEndpoint)
  async remove(@Param() { picture }: FacePictureDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    note(changeBetween(await this.faces.remove(picture), null));
    return { success: true, message: OUTCOME_TEXTS.faceRemoved };
  }
}
