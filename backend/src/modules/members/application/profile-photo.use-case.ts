import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { MEMBER_PROFILES, type MemberProfiles } from './member-profiles.port.js';
import { PHOTO_ENCODER, type PhotoEncoder } from './photo-encoder.port.js';
import { PHOTO_STORE, type PhotoStore } from './photo-store.port.js';

/** The photo of a member (M-049, C-092). */
@Injectable()
export class ProfilePhotoUseCase {
  constructor(
    @Inject(PHOTO_ENCODER) private readonly encoder: PhotoEncoder,
    @Inject(PHOTO_STORE) private readonly photos: PhotoStore,
    @Inject(MEMBER_PROFILES) private readonly profiles: MemberProfiles,
  ) {}

  /** Answers the id of the new photo; the one before is gone. Throws `photo_unreadable`. */
  async change(memberId: string, file: Buffer): Promise<string> {
    const photoId = await this.photos.save(await this.encoder.square(file));
    const changed = await this.profiles.setPhoto(memberId, photoId).catch(async (error: unknown) => {
      await this.photos.remove(photoId);
      throw error;
    });
    if (!changed) {
      await this.photos.remove(photoId);
      throw new AppError('unauthorized');
    }
    if (changed.previous) await this.photos.remove(changed.previous);
    return photoId;
  }

  /** Takes the photo away; nothing to do where there is none. */
  async remove(memberId: string): Promise<void> {
    const changed = await this.profiles.setPhoto(memberId, null);
    if (changed?.previous) await this.photos.remove(changed.previous);
  }

  /** Key of a photo that somebody shows. Throws `not_found`, also once its member is gone. */
  async find(photoId: string): Promise<string> {
    const key = await this.photos.find(photoId);
    if (!key || !(await this.profiles.hasPhoto(photoId))) throw new AppError('not_found');
    return key;
  }
}
