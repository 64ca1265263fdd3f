import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';

/** Two at the same moment are right, too: each folds what the other has not taken. A part alone stays as it is. */
const FOLD = statement(
  'prompts-fold-parts',
  `with part as (delete from prompt_part where (select count(*) from prompt_part) > 1 returning *)
   insert into prompt_part (refused, validated, accepted, people, opened)
   select sum(refused), sum(validated), sum(accepted), sum(people), sum(opened) from part having count(*) > 0`,
);

/** Makes one part of many, so that adding them up stays cheap. */
@Injectable()
export class PromptParts {
  constructor(private readonly sql: Sql) {}

  async fold(): Promise<void> {
    await this.sql.query(FOLD);
  }
}
