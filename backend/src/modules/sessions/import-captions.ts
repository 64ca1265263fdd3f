import { SAMPLE_VIMEO_VIDEO_ID } from '@summit/content';
import { highlightCaptions, KEYED_HIGHLIGHTS } from '@summit/content/library';
import type { DataSource } from 'typeorm';
import { newItems, type ImportResult } from '../../platform/content-import/import-items.js';
import { readCaptions } from './domain/captions.js';

const TABLE = 'session_captions';
const SAVED_BY = 'content import';

function captionRows() {
  return KEYED_HIGHLIGHTS.map(({ key, highlight }) => {
    const { cues, faults } = readCaptions(highlightCaptions(highlight));
    if (faults) throw new Error(`The captions of ${key} cannot be read: ${JSON.stringify(faults)}`);
    return { key, cues, transcript: cues.map(({ text }) => text).join('\n') };
  });
}

/** What the search looks through, for these sessions (`session-words.repository.ts` keeps it for one that is uploaded). */
const KEEP_WORDS = [
  'delete from session_cue where session_id = any($1::uuid[])',
  `insert into session_cue (session_id, start, text, words)
   select c.session_id, cue.start, cue.text, to_tsvector('english'::regconfig, cue.text)
   from session_captions c, jsonb_to_recordset(c.cues) as cue(start float8, text text) where c.session_id = any($1::uuid[])`,
  `insert into session_speech (session_id, words)
   select session_id, to_tsvector('english'::regconfig, transcript) from session_captions where session_id = any($1::uuid[])
   on conflict (session_id) do update set words = excluded.words`,
];

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
    const rows: { id: string; key: string; added: boolean }[] = await manager.query(
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
       select s.id, s.import_key as key, stored.added from stored join summit_session s on s.id = stored.session_id order by 1`,
      [JSON.stringify(given), firstTime, SAVED_BY, SAMPLE_VIMEO_VIDEO_ID],
    );
    for (const text of KEEP_WORDS) await manager.query(text, [rows.map(({ id }) => id)]);
    const keysWhere = (added: boolean) => rows.filter((row) => row.added === added).map((row) => row.key);
    return { added: keysWhere(true), updated: keysWhere(false), withdrawn: [] };
  });
