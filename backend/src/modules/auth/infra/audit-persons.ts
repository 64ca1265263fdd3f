import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { KeyedHash } from '../../../platform/personal-data/keyed-hash.js';

const REMEMBER = statement(
  'audit-person-remember',
  `insert into audit_person (token, value) select token, value from unnest($1::text[], $2::text[]) as person(token, value)
   on conflict do nothing`,
);
const RECALL = statement('audit-person-recall', 'select token, value from audit_person where token = any($1::text[])');

/** Begins only where a word begins: begun at each of its letters, a long word without an @ would cost its length squared. */
const ADDRESS = /(?<![^\s"'<>(),;:@\\/])[^\s"'<>(),;:@\\/]+@[^\s"'<>(),;:@\\/]*[^\s"'<>(),;:@\\/.!?…]/g;
const TOKEN = /person:[\w-]{22}/g;
const TOKEN_LENGTH = 22;
/** Calls about persons, and their fields that name them without being an address. */
const ABOUT_PERSONS = /\/(vip|affiliates?|affiliate-applications|speakers?)(\/|$)/;
/** A look-up before an erasure stores nothing about the person: its entry shows only what other entries have told. */
const LOOKS_UP = /\/privacy\//;
const NAMING_FIELDS = new Set(['name', 'speaker_name', 'phone', 'bio', 'promotion']);

/** A value of a log entry: text, or JSON of it. */
type Value = unknown;

/**
 * Takes persons out of what goes into the audit log, and puts them back for whoever reads it. The log can't be changed (D-71), so it
 * holds keyed tokens; what they stand for is kept beside it, until somebody is erased.
 */
@Injectable()
export class AuditPersons {
  constructor(
    private readonly sql: Sql,
    private readonly hash: KeyedHash,
  ) {}

  tokenOf(value: string): string {
    return `person:${this.hash.of('audit', value).slice(0, TOKEN_LENGTH)}`;
  }

  /** The same with tokens, which can be read back from then on. `action` tells whether it is about persons. */
  async hide<Part extends Value>(part: Part, action: string): Promise<Part> {
    const known = new Map<string, string>();
    const token = (value: string): string => {
      const name = this.tokenOf(value);
      known.set(name, value);
      return name;
    };
    const isAboutPersons = ABOUT_PERSONS.test(action);
    const hidden = mapTexts(part, (text, field) =>
      isAboutPersons && field !== null && NAMING_FIELDS.has(field) && text !== ''
        ? token(text)
        : text.replace(ADDRESS, token),
    );
    if (known.size > 0 && !LOOKS_UP.test(action))
      await this.sql.query(REMEMBER, [[...known.keys()], [...known.values()]]);
    return hidden;
  }

  /** The same with the persons that have not been erased. */
  async show<Part extends Value>(part: Part): Promise<Part> {
    const tokens = new Set<string>();
    mapTexts(part, (text) => {
      for (const [token] of text.matchAll(TOKEN)) tokens.add(token);
      return text;
    });
    if (tokens.size === 0) return part;
    const rows = await this.sql.query<{ token: string; value: string }>(RECALL, [[...tokens]]);
    const values = new Map(rows.map(({ token, value }) => [token, value]));
    return mapTexts(part, (text) => text.replace(TOKEN, (token) => values.get(token) ?? token));
  }
}

/** A copy in which each text, at any depth, is what `change` makes of it; `field` is the name that it stands under. */
function mapTexts<Part extends Value>(part: Part, change: (text: string, field: string | null) => string): Part {
  const copy = (value: Value, field: string | null): Value => {
    if (typeof value === 'string') return change(value, field);
    if (Array.isArray(value)) return value.map((one) => copy(one, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one, name)]));
  };
  return copy(part, null) as Part;
}
