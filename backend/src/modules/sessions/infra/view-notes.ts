import { statement, type Sql } from '../../../platform/database/sql.js';

const NOTE = statement(
  'sessions-note-views',
  `insert into session_view (session_id) select s.id from unnest($1::uuid[]) as shown(id) join summit_session s on s.id = shown.id`,
);

/**
 * Notes showings together that come while others are being written: at an opening thousands come at once, and each waits for its own
 * note. Nothing that was answered is lost with the process.
 */
export class ViewNotes {
  private waiting: string[] = [];
  private writing: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly sql: Pick<Sql, 'query'>) {}

  /** Resolves when it is stored; rejects where that failed, for all of one statement. */
  note(sessionId: string): Promise<void> {
    this.waiting.push(sessionId);
    this.next ??= this.writing.then(
      () => this.write(),
      () => this.write(),
    );
    return this.next;
  }

  private write(): Promise<void> {
    const ids = this.waiting;
    this.waiting = [];
    this.next = undefined;
    this.writing = this.sql.query(NOTE, [ids]).then(() => undefined);
    return this.writing;
  }
}
