import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { photoRemoval } from './members-tasks.js';
import { MEMBER_PROFILES, type MemberProfiles } from './member-profiles.port.js';
import { PHOTO_ENCODER, type PhotoEncoder } from './photo-encoder.port.js';
import { PHOTO_STORE, type PhotoStore } from './photo-store.port.js';

/** The photo of a member (M-049, C-092). */
@Injectable()
export class ProfilePhotoUseCase {
  constructor(
    @Inject(PHOTO_ENCODER) private readonly encoder: PhotoEncoder,
    @Inject(PHOTO_STORE) private readonly photos: PhotoStore,
    @Inject(MEMBER_PROFILES) private readonly profiles: Pick<MemberProfiles, 'setPhoto' | 'hasPhoto'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
  ) {}

  /** Answers the id of the new photo; nobody is shown the one before. Throws `photo_unreadable`, `unauthorized` once the member is gone. */
  async change(memberId: string, file: Buffer): Promise<string> {
    const photoId = await this.photos.save(await this.encoder.square(file));
    try {
      await this.show(memberId, photoId);
    } catch (error) {
      await this.photos.remove(photoId);
      throw error;
    }
    return photoId;
  }

  /** Takes the photo away; nothing to do where there is none. */
  async remove(memberId: string): Promise<void> {
    await this.show(memberId, null);
  }

  /** Key of a photo that somebody shows. Throws `not_found`, also once its member is gone. */
  async find(photoId: string): Promise<string> {
    const key = await this.photos.find(photoId);
    if (!key || !(await this.profiles.hasPhoto(photoId))) throw new AppError('not_found');
    return key;
  }

  /** The file of the photo before goes with the same commit: nothing else would know of it afterwards. */
  private show(memberId: string, photoId: string | null): Promise<void> {
    return this.transactions.transaction(async (tx) => {
      const changed = await this.profiles.setPhoto(tx, memberId, photoId);
      if (!changed) throw new AppError('unauthorized');
      if (changed.previous) await this.outbox.addJob(tx, photoRemoval(changed.previous));
    });
  }
}
