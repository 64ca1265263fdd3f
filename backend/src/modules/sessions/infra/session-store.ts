import type { SummitKey } from '@summit/contracts';
import { LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import type { ManagedSession, SessionStore } from '../application/managed-sessions.port.js';
import { SessionRating } from './session-rating.entity.js';
import { SummitSession } from './summit-session.entity.js';
import { Summit } from './summit.entity.js';

/** The sessions inside one transaction of TypeORM. */
export class SessionStoreOfTransaction implements SessionStore {
  constructor(private readonly manager: EntityManager) {}

  async lockEdition(summitKey: string): Promise<{ firstDay: string } | null> {
    const key = summitKey as SummitKey;
    return this.manager.findOne(Summit, { where: { key }, lock: { mode: 'pessimistic_write' } });
  }

  async lock(id: string): Promise<ManagedSession | null> {
    const row = await this.manager.findOne(SummitSession, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return row && managedSessionOf(row);
  }

  isSlotTaken({ id, summitKey, day, number, start, end }: ManagedSession): Promise<boolean> {
    return this.manager.existsBy(SummitSession, {
      id: Not(id),
      summitKey: summitKey as SummitKey,
      day,
      sessionNumber: number,
      publicAccessStart: LessThan(new Date(end)),
      publicAccessEnd: MoreThan(new Date(start)),
    });
  }

  async add(session: ManagedSession, savedBy: string): Promise<void> {
    await this.manager.insert(SummitSession, {
      id: session.id,
      publicToken: session.token,
      ...rowOf(session, savedBy),
    });
  }

  async replace(session: ManagedSession, savedBy: string): Promise<void> {
    await this.manager.update(SummitSession, { id: session.id }, rowOf(session, savedBy));
  }

  countRatings(sessionId: string): Promise<number> {
    return this.manager.countBy(SessionRating, { sessionId });
  }

  async delete(id: string): Promise<void> {
    await this.manager.delete(SummitSession, { id });
  }
}

const rowOf = (session: ManagedSession, savedBy: string) => ({
  summitKey: session.summitKey as SummitKey,
  day: session.day,
  sessionNumber: session.number,
  topic: session.topic,
  description: session.description,
  durationMinutes: session.durationMinutes,
  speakerName: session.speakerName,
  speakerTitle: session.speakerTitle,
  speakerPhotoUrl: session.speakerPhotoUrl,
  speakerBio: session.speakerBio,
  speakerSocialLinks: session.speakerSocialLinks,
  videoHost: session.video?.host ?? ('vimeo' as const),
  vimeoVideoId: session.video?.id ?? null,
  videoHash: session.video?.hash ?? null,
  giftTitle: session.giftTitle,
  giftDescription: session.giftDescription,
  giftUrl: session.giftUrl,
  giftPromoCode: session.giftPromoCode,
  publicAccessStart: new Date(session.start),
  publicAccessEnd: new Date(session.end),
  updatedBy: savedBy,
  updatedAt: new Date(session.updatedAt),
});

export const managedSessionOf = (row: SummitSession): ManagedSession => ({
  id: row.id,
  token: row.publicToken,
  summitKey: row.summitKey,
  day: row.day,
  number: row.sessionNumber,
  topic: row.topic,
  description: row.description,
  durationMinutes: row.durationMinutes,
  speakerName: row.speakerName,
  speakerTitle: row.speakerTitle,
  speakerPhotoUrl: row.speakerPhotoUrl,
  speakerBio: row.speakerBio,
  speakerSocialLinks: row.speakerSocialLinks,
  video: row.vimeoVideoId === null ? null : { host: row.videoHost, id: row.vimeoVideoId, hash: row.videoHash },
  giftTitle: row.giftTitle,
  giftDescription: row.giftDescription,
  giftUrl: row.giftUrl,
  giftPromoCode: row.giftPromoCode,
  start: row.publicAccessStart.getTime(),
  end: row.publicAccessEnd.getTime(),
  updatedAt: row.updatedAt.getTime(),
});
