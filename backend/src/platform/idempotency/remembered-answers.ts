import { at } from '../database/sql-text.js';
import { statement, type Statement } from '../database/sql.js';
import { IDEMPOTENCY_HOURS } from './idempotency.js';

const NOT_NULL_VIOLATION = '23502';

/** For statements that do their work and remember the answer at once; the arguments are expressions of that statement. */
interface Remembering {
  scope: string;
  key: string;
  /** Parameter with the current time in ms. */
  now: string;
}

/** True while an answer to the key is remembered. */
export const isRemembered = ({ scope, key, now }: Remembering): string =>
  `exists (select from idempotency_key where scope = '${scope}' and key = ${key} and expires_at > ${at(now)})`;

/** Whether the remembered answer still counts when a new row would replace it. All answers are kept for the same time. */
const STILL_COUNTS = `idempotency_key.expires_at > excluded.expires_at - interval '${IDEMPOTENCY_HOURS} hours'`;

/**
 * An insert that remembers `result` for each row of `from`; an answer whose time is over gives way. One that still counts does not: what
 * somebody else has stored since the statement began makes all of it fail (`isKeyTaken`), because null is no hash.
 */
export const remember = (answer: {
  scope: string;
  key: string;
  requestHash: string;
  result: string;
  /** Parameter with the end in ms. */
  expiresAt: string;
  from: string;
}): string =>
  `insert into idempotency_key (scope, key, request_hash, result, expires_at)
   select '${answer.scope}', ${answer.key}, ${answer.requestHash}, ${answer.result}, ${at(answer.expiresAt)} from ${answer.from}
   on conflict (scope, key) do update
     set request_hash = case when not ${STILL_COUNTS} then excluded.request_hash end, result = excluded.result, expires_at = excluded.expires_at`;

/** Somebody else had the key answered at the same moment: the statement has done nothing, and sees that answer where it is tried again. */
export function isKeyTaken(error: unknown): boolean {
  const { code, table } = (error ?? {}) as { code?: string; table?: string };
  return code === NOT_NULL_VIOLATION && table === 'idempotency_key';
}

/** `$1`: the key, `$2`: the time in ms. Answers `request_hash` and `result` of what still counts. */
export const rememberedAnswer = (scope: string): Statement =>
  statement(
    `${scope}-remembered`,
    `select request_hash, result from idempotency_key where scope = '${scope}' and key = $1 and expires_at > ${at('$2')}`,
  );

/** `$1`: keys, `$2`: hashes of their requests, `$3`: times in ms. In their order, `answered`: whether this very request has an answer that still counts. */
export const wereAnswered = (scope: string): Statement =>
  statement(
    `${scope}-were-answered`,
    `select exists (select from idempotency_key known where scope = '${scope}' and known.key = asked.key
       and request_hash = asked.hash and expires_at > ${at('asked.now')}) as answered
     from unnest($1::text[], $2::text[], $3::float8[]) with ordinality as asked(key, hash, now, place) order by place`,
  );

/** `$1`: the product's time in ms; the database's own may be another one. */
export const FORGET_ANSWERS = statement(
  'idempotency-forget',
  `delete from idempotency_key where expires_at < ${at('$1')}`,
);
