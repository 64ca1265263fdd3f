import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type {
  Captions,
  CaptionsOutcome,
  SavedCaptions,
  SearchHit,
  SeenCaptions,
  SessionWords,
} from '../application/session-words.port.js';
import { SESSION_WORDS } from './session-search.sql-text.js';

const MAX_HITS = 20;
/** Plain text: the page decides how a match looks. */
const EXCERPT = `'StartSel="", StopSel="", MaxWords=32, MinWords=14'`;

/**
 * Sessions that hold all words, in what they say of themselves or in what is said. Of the lines that are said the one with the most of
 * the words is shown: a line is too short to hold them all. What is said is kept as words already.
 */
const SEARCH = statement(
  'session-words-search',
  `with asked as (
     select query, replace(query::text, ' & ', ' | ')::tsquery as any_word
     from websearch_to_tsquery('english'::regconfig, $2) as query
   ), own as (
     select s.id, ts_rank(${SESSION_WORDS}, asked.query) as rank
     from asked, summit_session s where s.summit_key = $1 and ${SESSION_WORDS} @@ asked.query
   ), spoken as (
     select s.id, ts_rank(speech.words, asked.query) / 2 as rank
     from asked, session_speech speech join summit_session s on s.id = speech.session_id
     where speech.words @@ asked.query and s.summit_key = $1
       and ($3 or (s.public_access_start <= ${at('$4')} and ${at('$4')} < s.public_access_end))
   ), found as (
     select s.id, s.topic, s.speaker_name, s.description, s.day, s.session_number, s.public_token, spoken.id is not null as is_said,
       greatest(own.rank, spoken.rank) as rank
     from own full join spoken on spoken.id = own.id join summit_session s on s.id = coalesce(own.id, spoken.id)
     order by rank desc, s.day, s.session_number limit ${MAX_HITS}
   ), line as (
     select distinct on (cue.session_id) cue.session_id, cue.text, cue.start
     from asked, found join session_cue cue on cue.session_id = found.id
     where found.is_said and cue.words @@ asked.any_word
     order by cue.session_id, ts_rank(cue.words, asked.any_word) desc, cue.start
   )
   select f.id, f.topic, f.speaker_name as "speakerName", f.day, f.session_number as number, f.public_token as token,
     coalesce(line.text, ts_headline('english'::regconfig, f.description, asked.query, ${EXCERPT})) as excerpt, line.start as second
   from asked, found f left join line on line.session_id = f.id
   order by f.rank desc, f.day, f.session_number`,
);
const CAPTIONS = statement(
  'session-captions-read',
  'select language, cues from session_captions where session_id = $1',
);
/** Changes of captions wait for each other on the session's row, which exists even without captions. The next statement reads the captions, so it sees the change it waited for. */
const LOCK = statement('session-captions-lock', 'select 1 from summit_session where id = $1 for no key update');
const SAVED_AT = statement(
  'session-captions-saved-at',
  `select ${ms('updated_at')} as "savedAt" from session_captions where session_id = $1`,
);
/** The captions and the words for the search, in one statement. */
const SAVE = statement(
  'session-captions-save',
  `with kept as (
     insert into session_captions (session_id, language, cues, transcript, updated_by, updated_at)
     select id, $2, $3::jsonb, $4, $5, ${at('$6')} from summit_session where id = $1
     on conflict (session_id) do update set language = excluded.language, cues = excluded.cues, transcript = excluded.transcript,
       updated_by = excluded.updated_by, updated_at = excluded.updated_at
     returning session_id
   ), old_lines as (
     delete from session_cue where session_id = $1
   ), lines as (
     insert into session_cue (session_id, start, text, words)
     select kept.session_id, cue.start, cue.text, to_tsvector('english'::regconfig, cue.text)
     from kept, jsonb_to_recordset($3::jsonb) as cue(start float8, text text)
   )
   insert into session_speech (session_id, words) select session_id, to_tsvector('english'::regconfig, $4) from kept
   on conflict (session_id) do update set words = excluded.words
   returning 1`,
);
const DELETE = statement('session-captions-delete', 'delete from session_captions where session_id = $1 returning 1');

@Injectable()
export class SessionWordsRepository implements SessionWords {
  constructor(private readonly sql: Sql) {}

  search(query: { summitKey: string; text: string; asMember: boolean; now: number }): Promise<SearchHit[]> {
    const { summitKey, text, asMember, now } = query;
    return this.sql.query<SearchHit>(SEARCH, [summitKey, text, asMember, now]);
  }

  async captionsOf(sessionId: string): Promise<Captions | null> {
    return (await this.sql.query<Captions>(CAPTIONS, [sessionId]))[0] ?? null;
  }

  saveCaptions(sessionId: string, captions: SavedCaptions): Promise<CaptionsOutcome> {
    const { language, cues, savedBy, at: when, seen } = captions;
    const transcript = cues.map(({ text }) => text).join('\n');
    const values = [sessionId, language, JSON.stringify(cues), transcript, savedBy, when];
    return this.changing(sessionId, seen, (tx) => tx.query(SAVE, values));
  }

  deleteCaptions(sessionId: string, seen?: SeenCaptions): Promise<CaptionsOutcome> {
    return this.changing(sessionId, seen, (tx) => tx.query(DELETE, [sessionId]));
  }

  private changing(
    sessionId: string,
    seen: SeenCaptions,
    change: (tx: SqlExecutor) => Promise<object[]>,
  ): Promise<CaptionsOutcome> {
    return this.sql.transaction(async (tx) => {
      if ((await tx.query(LOCK, [sessionId])).length === 0) return 'gone';
      const [saved] = await tx.query<{ savedAt: number }>(SAVED_AT, [sessionId]);
      if (seen !== undefined && seen !== (saved ? Math.floor(saved.savedAt) : null)) return 'changed';
      return (await change(tx)).length > 0 ? 'done' : 'gone';
    });
  }
}
