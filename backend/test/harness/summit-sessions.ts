import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { importSummitDays, importSummits } from '../../src/modules/sessions/import-summits.js';
import { importSessions } from '../../src/modules/sessions/import-sessions.js';
import { SessionCatalog } from '../../src/modules/sessions/application/catalog.js';
import type { RunningApp } from './running-app.js';

export const CURRENT = 'passive_income_summit_2024';
export const EARLIER = 'business_growth_summit_2024';

/** During day 1, and after all windows of the current edition. */
export const DAY_1 = '2025-10-27T18:00:00Z';
export const AFTERWARDS = '2025-11-20T18:00:00Z';

export interface StoredSession {
  id: string;
  token: string;
  day: number;
  giftUrl: string | null;
}

/** The bundled editions and sessions. */
export async function importSummitContent({ app }: RunningApp): Promise<void> {
  const dataSource = app.get(DataSource);
  await importSummits(dataSource);
  await importSummitDays(dataSource);
  await importSessions(dataSource);
  app.get(SessionCatalog).forget();
}

/** One session of that day, with a gift where there is one. */
export async function aSession(running: RunningApp, day: number, summitKey = CURRENT): Promise<StoredSession> {
  const [row] = await running.rows<{ id: string; token: string; day: number; giftUrl: string | null }>(
    `select id, public_token as token, day, gift_url as "giftUrl" from summit_session where summit_key = $1 and day = $2
     order by gift_url is null, session_number limit 1`,
    [summitKey, day],
  );
  return row!;
}

/** What tests change behind the application's back shows at once. */
export const forgetCatalog = ({ app }: RunningApp): void => app.get(SessionCatalog).forget();

/** A rating that somebody left, decided or not. */
export async function leaveRating(
  running: RunningApp,
  rating: { sessionId: string; stars: number; comment?: string; userName?: string; status?: string },
): Promise<string> {
  const { sessionId, stars, comment = null, userName = null, status = 'pending' } = rating;
  const [row] = await running.rows<{ id: string }>(
    `insert into session_rating (session_id, rater, stars, comment, user_name, status, display_publicly, rated_at)
     values ($1, $2, $3, $4, $5, $6, $6 = 'approved', now()) returning id`,
    [sessionId, randomUUID(), stars, comment, userName, status],
  );
  forgetCatalog(running);
  return row!.id;
}
