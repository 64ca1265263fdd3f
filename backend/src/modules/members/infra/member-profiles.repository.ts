import { Injectable } from '@nestjs/common';
import { executorOf, Sql, statement } from '../../../platform/database/sql.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { MemberProfile, MemberProfiles, ProfileText } from '../application/member-profiles.port.js';

const READ = statement(
  'member-profile-read',
  `select name, email, bio, social_links as "socialLinks", photo_id as "photoId", summit1_access as "summit1Access",
     summit2_access as "summit2Access"
   from member where id = $1`,
);
const WRITE = statement(
  'member-profile-write',
  'update member set name = $2, bio = $3, social_links = $4 where id = $1',
);
/** The lock inside makes two uploads at once a row: each answers, and so removes, another photo. */
const SET_PHOTO = statement(
  'member-set-photo',
  `update member m set photo_id = $2 from (select id, photo_id from member where id = $1 for update) before
   where m.id = before.id returning before.photo_id as previous`,
);
const HAS_PHOTO = statement('member-has-photo', 'select 1 from member where photo_id = $1');

@Injectable()
export class MemberProfilesRepository implements MemberProfiles {
  constructor(private readonly sql: Sql) {}

  async read(memberId: string): Promise<MemberProfile | null> {
    return (await this.sql.query<MemberProfile>(READ, [memberId]))[0] ?? null;
  }

  async write(memberId: string, { name, bio, socialLinks }: ProfileText): Promise<void> {
    await this.sql.query(WRITE, [memberId, name, bio, JSON.stringify(socialLinks)]);
  }

  async setPhoto(
    tx: Transaction,
    memberId: string,
    photoId: string | null,
  ): Promise<{ previous: string | null } | null> {
    return (await executorOf(tx).query<{ previous: string | null }>(SET_PHOTO, [memberId, photoId]))[0] ?? null;
  }

  async hasPhoto(photoId: string): Promise<boolean> {
    return (await this.sql.query(HAS_PHOTO, [photoId])).length === 1;
  }
}
