import { SAMPLE_VIMEO_VIDEO_ID } from '@summit/content';
import { highlightCaptions, KEYED_HIGHLIGHTS } from '@summit/content/library';
import type { DataSource } from 'typeorm';
import { newItems, type ImportResult } from '../../platform/content-import/import-items.js';
import { readCaptions } from './domain/captions.js';

const TABLE = 'session_captions';
const SAVED_BY = 'content import';

function captionRows() {
  return KEYED_HIGHLIGHTS.map(({ key, highlight }) => {
    const cues = readCaptions(highlightCaptions(highlight));
    if (typeof cues === 'string') throw new Error(`The captions of ${key} cannot be read: ${cues}`);
    return { key, cues, transcript: cues.map(({ text }) => text).join('\n') };
  });
}

/**
 * Stores the bundled captions of talks that still show the sample film. What an administrator has uploaded stays, and what was deleted
 * does not come back.
 */
export const importCaptions = (dataSource: DataSource): Promise<ImportResult> =>
  dataSource.transaction(async (manager) => {
    const given = captionRows();
    const firstTime = await newItems(
      manager,
      TABLE,
      given.map(({ key }) => key),
    );
    const rows: { key: string; added: boolean }[] = await manager.query(
      `with given as (
         select * from jsonb_to_recordset($1::jsonb) as given(key text, cues jsonb, transcript text)
       ), stored as (
         insert into session_captions as stored (session_id, language, cues, transcript, updated_by, updated_at)
         select s.id, 'en', g.cues, g.transcript, $3, now()
         from given g join summit_session s on s.import_key = g.key
         where s.vimeo_video_id = $4
           and (g.key = any($2::text[]) or exists (select from session_captions c where c.session_id = s.id))
         on conflict (session_id) do update set cues = excluded.cues, transcript = excluded.transcript, updated_at = now()
         where stored.updated_by = $3 and stored.cues <> excluded.cues
         returning stored.session_id, stored.xmax = 0 as added
       )
       select s.import_key as key, stored.added from stored join summit_session s on s.id = stored.session_id order by 1`,
      [JSON.stringify(given), firstTime, SAVED_BY, SAMPLE_VIMEO_VIDEO_ID],
    );
    const keysWhere = (added: boolean) => rows.filter((row) => row.added === added).map((row) => row.key);
    return { added: keysWhere(true), updated: keysWhere(false), withdrawn: [] };
  });
