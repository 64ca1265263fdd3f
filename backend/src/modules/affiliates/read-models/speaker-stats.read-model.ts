import { Injectable } from '@nestjs/common';
import { maskEmail } from '@summit/rules';
import { Sql, statement } from '../../../platform/database/sql.js';
import { Settings } from '../../../platform/settings/settings.js';

/** As many as a screen shows. */
const RECENT = 25;

export interface SpeakerStats {
  code: string;
  clicks: number;
  signups: number;
  /** Newest first. Addresses are masked unless the setting `mask_registrant_emails` is off (C-113). */
  recent: { name: string; email: string; convertedAt: string }[];
}

const STATS = statement(
  'speaker-stats',
  `select a.code,
     (select count(*) from referral_click where affiliate_id = a.id)::int as clicks,
     (select count(*) from referred_signup where affiliate_id = a.id)::int as signups,
     (select coalesce(json_agg(json_build_object('name', r.name, 'email', r.email, 'convertedAt', r.referred_at)
        order by r.referred_at desc, r.signup_id), '[]')
      from (select s.name, s.email, f.referred_at, f.signup_id from referred_signup f join signup s on s.id = f.signup_id
            where f.affiliate_id = a.id order by f.referred_at desc, f.signup_id limit ${RECENT}) r) as recent
   from affiliate a where a.id = $1`,
);

/** What a speaker's own link has brought (F-309, F-312). */
@Injectable()
export class SpeakerStatsReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly settings: Settings,
  ) {}

  async of(affiliateId: string): Promise<SpeakerStats | null> {
    const [row] = await this.sql.query<SpeakerStats>(STATS, [affiliateId]);
    if (!row) return null;
    if (!(await this.settings.read('mask_registrant_emails'))) return row;
    return { ...row, recent: row.recent.map((one) => ({ ...one, email: maskEmail(one.email) })) };
  }
}
