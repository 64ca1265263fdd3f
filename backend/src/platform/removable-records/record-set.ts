/** The three tools of the back office that delete, by the last part of their paths. */
export const DATA_TOOLS = ['clean-test-data', 'reset-analytics', 'clear-all-data'] as const;
export type DataTool = (typeof DATA_TOOLS)[number];

/**
 * What the tools may remove from one table of a module. The module declares it beside its tables; `modules/data-tools` counts, keeps,
 * removes and brings back. Conditions see the row as `t` and `scope`: `scope.patterns` (LIKE patterns of test addresses),
 * `scope.orders` and `scope.signups` (ids that go).
 */
export interface RecordSet {
  table: string;
  /** Order in which rows are kept: a total one, so that two backups of the same rows are equal; whoever is referred to comes first. */
  order: string;
  /** Name of its count in the answer; without one the rows go along with others. */
  counted?: string;
  /** An aggregate of `t` in place of the number of rows. */
  count?: string;
  /** Condition by tool; a tool that is not named leaves the table alone. */
  goes: Partial<Record<DataTool, string>>;
  /** A query to keep in place of the table's rows, where a part of the truth is elsewhere. */
  keptFrom?: string;
  /** Values that rows get when they come back, by column. */
  returnsWith?: Readonly<Record<string, string>>;
  /** What happens to a row that exists again: `(key) do …`. Without it nothing at all is brought back. */
  again?: string;
  /** A reference that rows which stay lose to rows that go. */
  unlinks?: { column: string; key: string; type: string; when: string };
}

export interface RecordsOfModule {
  sets: readonly RecordSet[];
  /** Queries by tool of the ids that go, for the rows of other tables that belong to them. */
  orders?: Partial<Record<DataTool, string>>;
  /** The same with `$1`, the patterns (text[]). */
  signups?: Partial<Record<DataTool, string>>;
  /** Queries of those orders among `$1` (uuid[]) that a document of the books names: they stay. */
  keepsOrders?: readonly string[];
}

export const ALL_ROWS = 'true';
export const IS_TEST_ADDRESS = 't.email like any (scope.patterns)';
export const OF_REMOVED_ORDER = 't.order_id = any (scope.orders)';
