export interface AuditHead {
  entryId: string;
  hash: string;
}

export interface AuditFindings {
  /** Entries whose hash is not that of their content, or that do not follow the entry before them; the first 20. */
  brokenEntries: string[];
  /** Entries that an earlier check saw and that are now missing or different. */
  lostEntries: string[];
  entries: number;
  /** The last entry; null where the log is empty. */
  head: AuditHead | null;
}

/** The audit log as a chain of hashes. */
export interface AuditChain {
  /** Reads the log from its beginning, bite by bite; `stop`: ends between two of them. */
  inspect(stop?: AbortSignal): Promise<AuditFindings>;
  /** Notes that the log was whole up to here. `at` in ms. */
  addCheckpoint(head: AuditHead & { at: number }): Promise<void>;
}

export const AUDIT_CHAIN = Symbol('AUDIT_CHAIN');
