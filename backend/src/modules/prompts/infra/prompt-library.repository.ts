import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import type { PromptLibrary } from '../application/prompt-library.port.js';
import type { StoredPrompt } from '../domain/stored-prompt.js';

const COLUMNS = 'prompt_id as id, title, prompt_text as text, category, subcategory, tags';
const ALL = statement('prompt-all', `select ${COLUMNS} from prompt order by prompt_id`);
const BY_ID = statement('prompt-by-id', `select ${COLUMNS} from prompt where prompt_id = $1`);
/** 500 rows are read in a millisecond or two; an index on parts of words would cost more than it saves. */
const SEARCH = statement(
  'prompt-search',
  `with place as (
     select prompt_id,
       case when position($1 in lower(title)) > 0 then 1
            when exists (select 1 from unnest(tags) tag where position($1 in lower(tag)) > 0) then 2
            when position($1 in lower(subcategory)) > 0 or position($1 in lower(category)) > 0 then 3
            when position($1 in lower(prompt_text)) > 0 then 4 end as rank
     from prompt)
   select prompt_id as id from place where rank is not null order by rank, prompt_id`,
);

@Injectable()
export class PromptLibraryRepository implements PromptLibrary {
  constructor(private readonly sql: Sql) {}

  all(): Promise<StoredPrompt[]> {
    return this.sql.query<StoredPrompt>(ALL);
  }

  async byId(id: number): Promise<StoredPrompt | null> {
    return (await this.sql.query<StoredPrompt>(BY_ID, [id]))[0] ?? null;
  }

  async search(term: string): Promise<number[]> {
    return (await this.sql.query<{ id: number }>(SEARCH, [term.toLowerCase()])).map(({ id }) => id);
  }
}
