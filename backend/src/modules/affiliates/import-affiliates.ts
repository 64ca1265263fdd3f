import { BUNDLED_DOMAIN } from '@summit/rules';
import { SPEAKERS } from '@summit/content/speakers';
import type { DataSource } from 'typeorm';

/**
 * Gives every speaker of the summit an affiliate account with its code, and an address that stands for none: nothing is paid out before
 * somebody has set one. Answers the codes that were new.
 */
export async function importAffiliates(dataSource: DataSource): Promise<string[]> {
  const rows: { code: string }[] = await dataSource.query(
    `insert into affiliate (code, name, email)
     select code, name, email from unnest($1::text[], $2::text[], $3::text[]) as speaker(code, name, email)
     on conflict (code) do nothing returning code`,
    [
      SPEAKERS.map((speaker) => speaker.affiliateCode),
      SPEAKERS.map((speaker) => speaker.name),
      SPEAKERS.map((speaker) => `${speaker.slug}@${BUNDLED_DOMAIN}`),
    ],
  );
  return rows.map(({ code }) => code);
}
