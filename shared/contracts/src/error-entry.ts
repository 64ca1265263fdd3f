/** HTTP statuses that an error of ours may carry. */
export const ERROR_STATUSES = [400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 416, 422, 429, 500, 503] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** One row of the catalog: status and text live together, so that they cannot drift apart. */
export interface ErrorEntry {
  status: ErrorStatus;
  /** The text that people read, word for word from the documents where they fix one. */
  detail: string;
}

export type ErrorTable = Record<string, ErrorEntry>;
