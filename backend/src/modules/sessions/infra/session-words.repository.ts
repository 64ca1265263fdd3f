import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { Captions, SearchHit, SessionWords } from '../application/session-words.port.js';
import { CAPTION_WORDS, SESSION_WORDS } from './session-search.sql-text.js';

const MAX_HITS = 20;
/** Plain text: the page decides how a match looks. */
const EXCERPT = `'StartSel="", StopSel="", MaxWords=32, MinWords=14'`;

/**
 * Sessions that hold all words, in what they say of themselves or in what is said. Of the lines that are said the one with the most of
 * the words is shown: a line is too short to hold them all.
 */
const SEARCH = statement(
  'session-words-search',
  `with asked as (
     select query, replace(query::text, ' & ', ' | ')::tsquery as any_word
     from websearch_to_tsquery('english'::regconfig, $2) as query
   ), matching as (
     select s.id from asked, summit_session s where ${SESSION_WORDS} @@ asked.query
     union select c.session_id from asked, session_captions c where ${CAPTION_WORDS} @@ asked.query
   ), found as (
     select s.id, s.topic, s.speaker_name, s.description, s.day, s.session_number, s.public_token, asked.query, asked.any_word,
       c.session_id as captions_of,
       greatest(ts_rank(${SESSION_WORDS}, asked.query), coalesce(ts_rank(${CAPTION_WORDS}, asked.query) / 2, 0)) as rank
     from asked cross join matching join summit_session s on s.id = matching.id
     left join session_captions c on c.session_id = s.id
       and ($3 or (s.public_access_start <= ${at('$4')} and ${at('$4')} < s.public_access_end))
     where s.summit_key = $1 and (${SESSION_WORDS} @@ asked.query or ${CAPTION_WORDS} @@ asked.query)
     order by rank desc, s.day, s.session_number limit ${MAX_HITS}
   )
   select f.id, f.topic, f.speaker_name as "speakerName", f.day, f.session_number as number, f.public_token as token,
     coalesce(said.text, ts_headline('english'::regconfig, f.description, f.query, ${EXCERPT})) as excerpt, said.start as second
   from found f
   left join lateral (
     select cue.text, cue.start
     from session_captions c, jsonb_to_recordset(c.cues) as cue(start float8, text text)
     where c.session_id = f.captions_of and to_tsvector('english'::regconfig, cue.text) @@ f.any_word
       and to_tsvector('english'::regconfig, c.transcript) @@ f.query
     order by ts_rank(to_tsvector('english'::regconfig, cue.text), f.any_word) desc, cue.start limit 1
   ) said on true
   order by f.rank desc, f.day, f.session_number`,
);
const CAPTIONS = statement(
  'session-captions-read',
  'select language, cues from session_captions where session_id = $1',
);
const SAVE = statement(
  'session-captions-save',
  `insert into session_captions (session_id, language, cues, transcript, updated_by, updated_at)
   select id, $2, $3::jsonb, $4, $5, ${at('$6')} from summit_session where id = $1
   on conflict (session_id) do update set language = excluded.language, cues = excluded.cues, transcript = excluded.transcript,
     updated_by = excluded.updated_by, updated_at = excluded.updated_at
   returning 1`,
);
const DELETE = statement('session-captions-delete', 'delete from session_captions where session_id = $1 returning 1');

@Injectable()
export class SessionWordsRepository implements SessionWords {
  constructor(private readonly sql: Sql) {}

  search(query: { summitKey: string; text: string; asMember: boolean; now: number }): Promise<SearchHit[]> {
    const { summitKey, text, asMember, now } = query;
    return this.sql.query<SearchHit & Record<string, unknown>>(SEARCH, [summitKey, text, asMember, now]);
  }

  async captionsOf(sessionId: string): Promise<Captions | null> {
    return (await this.sql.query<Captions & Record<string, unknown>>(CAPTIONS, [sessionId]))[0] ?? null;
  }

  async saveCaptions(
    sessionId: string,
    { language, cues, savedBy, at: when }: Captions & { savedBy: string; at: number },
  ): Promise<boolean> {
    const transcript = cues.map(({ text }) => text).join('\n');
    const values = [sessionId, language, JSON.stringify(cues), transcript, savedBy, when];
    return (await this.sql.query(SAVE, values)).length > 0;
  }

  async deleteCaptions(sessionId: string): Promise<boolean> {
    return (await this.sql.query(DELETE, [sessionId])).length > 0;
  }
}
