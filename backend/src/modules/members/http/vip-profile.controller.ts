import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import {
  vipProfileEndpoint,
  vipProfilePhotoEndpoint,
  vipRemovePhotoEndpoint,
  profilePhotoEndpoint,
  vipGiftClickEndpoint,
  OUTCOME_TEXTS,
  PROFILE_PHOTO_FIELD,
  PROFILE_PHOTO_MAX_BYTES,
  type MessageAnswer,
  type SuccessAnswer,
  type VipProfilePhotoResponse,
  type VipProfileResponse,
} from '@summit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiConsumes, ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { FileReplies } from '../../../platform/files/file-replies.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { readPhotoForm } from '../../../platform/pictures/photo-form.js';
import { MemberProfileUseCase } from '../application/member-profile.use-case.js';
import { ProfilePhotoUseCase } from '../application/profile-photo.use-case.js';
import { TrackGiftClickUseCase } from '../application/track-gift-click.use-case.js';
import { VipGiftClickDto, VipProfileDto } from './dto/vip-profile.dto.js';
import { presentPhoto, presentVipUser } from './vip-user.presenter.js';

const TEN_MINUTES = 600;
const PHOTO_FORM = {
  field: PROFILE_PHOTO_FIELD,
  maxBytes: PROFILE_PHOTO_MAX_BYTES,
  tooLarge: 'photo_too_large',
} as const;

@ApiTags('members')
@Controller()
export class VipProfileController {
  constructor(
    private readonly profile: MemberProfileUseCase,
    private readonly photo: ProfilePhotoUseCase,
    private readonly gifts: TrackGiftClickUseCase,
    private readonly replies: FileReplies,
  ) {}

  @Route(vipProfileEndpoint)
  @Limited({ name: 'vip-profile', limit: 60, seconds: TEN_MINUTES })
  async save(
    @CurrentPrincipal() { id }: Principal,
    @Body() { name, bio, social_links }: VipProfileDto,
  ): Promise<VipProfileResponse> {
    const member = await this.profile.save(id, { name, bio, socialLinks: { ...social_links } });
    return { success: true, message: OUTCOME_TEXTS.profileUpdated, user: presentVipUser(member) };
  }

  @Route(vipProfilePhotoEndpoint)
  @ApiConsumes('multipart/form-data')
  @Limited({ name: 'vip-photo', limit: 20, seconds: TEN_MINUTES })
  async changePhoto(
    @CurrentPrincipal() { id }: Principal,
    @Req() request: FastifyRequest,
  ): Promise<VipProfilePhotoResponse> {
    const { photo } = await readPhotoForm(request, PHOTO_FORM);
    const photoId = await this.photo.change(id, photo);
    return { success: true, message: OUTCOME_TEXTS.photoUpdated, profile_photo_url: presentPhoto(photoId) };
  }

  @Route(vipRemovePhotoEndpoint)
  @Limited({ name: 'vip-remove-photo', limit: 20, seconds: TEN_MINUTES })
  async removePhoto(@CurrentPrincipal() { id }: Principal): Promise<MessageAnswer> {
    await this.photo.remove(id);
    return { success: true, message: OUTCOME_TEXTS.photoRemoved };
  }

  @Route(profilePhotoEndpoint)
  @ApiProduces('image/webp')
  async showPhoto(@Param('photo_id') photoId: string, @Res() reply: FastifyReply): Promise<void> {
    const key = await this.photo.find(photoId);
    // An id always means the same pixels. Private: a shared cache must not keep the photo of somebody who has left.
    reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex');
    await this.replies.send(reply, key);
  }

  @Route(vipGiftClickEndpoint)
  @Limited({ name: 'vip-gift-click', limit: 120, seconds: TEN_MINUTES })
  async trackGiftClick(
    @CurrentPrincipal() { id }: Principal,
    @Body() { gift_url, speaker_name }: VipGiftClickDto,
  ): Promise<SuccessAnswer> {
    await this.gifts.execute({ memberId: id, giftUrl: gift_url, speakerName: speaker_name });
    return { success: true };
  }
}
