import { Inject, Injectable, Optional } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { AuditChain, AuditFindings, AuditHead } from '../application/audit-chain.port.js';

/** So many, with all their details, are read well within the time of a statement. */
const BITE = 20_000;
const MAX_LISTED = 20;
/** Ids are given from 1 on; what somebody put in by hand may have any. */
const BEFORE_ALL = '-9223372036854775808';

/**
 * The next entries after id `$1`, whose hash is `$2`. The expression of the trigger that writes the hashes, and not its function: who can
 * change entries can change that as well.
 */
const LINKS = statement(
  'audit-chain-links',
  `with bite as materialized (
     select * from audit_entry where id > $1::bigint order by id limit $3
   ), linked as (
     select e.*, lag(hash, 1, $2::text) over (order by id) as hash_before from bite e
   ), last as (
     select id, hash from bite order by id desc limit 1
   )
   select (select count(*)::int from bite) as entries, last.id as "entryId", last.hash, array(
     select e.id::text from linked e
     where e.previous_hash <> e.hash_before
        or e.hash <> encode(sha256(convert_to(e.previous_hash || jsonb_build_array(e.id, extract(epoch from e.at), e.admin_id,
          e.admin_email, e.action, e.details, e.status, e.address, e.request_id)::text, 'UTF8')), 'hex')
     order by e.id limit ${MAX_LISTED}) as broken
   from last`,
);
const LOST = statement(
  'audit-chain-lost',
  `select c.entry_id as id from audit_checkpoint c left join audit_entry e on e.id = c.entry_id and e.hash = c.hash
   where e.id is null order by c.entry_id limit ${MAX_LISTED}`,
);
const ADD_CHECKPOINT = statement(
  'audit-checkpoint-add',
  `insert into audit_checkpoint (entry_id, hash, at) values ($1, $2, ${at('$3')}) on conflict do nothing`,
);

interface Links extends AuditHead {
  entries: number;
  broken: string[];
}

@Injectable()
export class AuditChainRepository implements AuditChain {
  constructor(
    @Inject(Sql) private readonly sql: Pick<Sql, 'query'>,
    @Optional() private readonly bite = BITE,
  ) {}

  async inspect(stop?: AbortSignal): Promise<AuditFindings> {
    const broken: string[] = [];
    let entries = 0;
    let head: AuditHead | null = null;
    for (;;) {
      stop?.throwIfAborted();
      const values: unknown[] = [head?.entryId ?? BEFORE_ALL, head?.hash ?? '', this.bite];
      const [links] = await this.sql.query<Links>(LINKS, values);
      if (!links) break;
      entries += links.entries;
      head = { entryId: links.entryId, hash: links.hash };
      broken.push(...links.broken);
    }
    const lost = await this.sql.query<{ id: string }>(LOST);
    return { brokenEntries: broken.slice(0, MAX_LISTED), lostEntries: lost.map(({ id }) => id), entries, head };
  }

  async addCheckpoint({ entryId, hash, at }: AuditHead & { at: number }): Promise<void> {
    await this.sql.query(ADD_CHECKPOINT, [entryId, hash, at]);
  }
}
