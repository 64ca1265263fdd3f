export interface AuditRecord {
  /** ms. */
  at: number;
  adminId: string | null;
  /** Null: the address of `adminId`. */
  adminEmail: string | null;
  action: string;
  /** Without passwords, tokens and codes. */
  details: Record<string, unknown>;
  status: number;
  address: string;
  requestId: string;
}

export interface StoredAuditRecord {
  id: string;
  at: number;
  adminEmail: string;
  action: string;
  details: Record<string, unknown>;
  status: number;
  address: string;
}

/** Who did what in the back office. Append-only. */
export interface AuditLog {
  append(record: AuditRecord): Promise<void>;
  /** Newest first. */
  page(query: { search: string; limit: number; skip: number }): Promise<{ rows: StoredAuditRecord[]; total: number }>;
  /** What is found, all of it, newest first. */
  all(search: string): AsyncIterable<readonly StoredAuditRecord[]>;
}

export const AUDIT_LOG = Symbol('AUDIT_LOG');
