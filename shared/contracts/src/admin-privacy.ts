import type { DownloadedFile, Endpoint } from './endpoint.js';

/** In a body, so that no log of addresses of pages ever has it. */
export interface PersonRequest {
  email: string;
}

/** Rows of one table that are about the person, and what an erasure does to them. */
export interface StoredAboutPerson {
  module: string;
  what: string;
  rows: number;
  effect: 'deleted' | 'changed' | 'kept';
}

export interface FindPersonResponse {
  success: true;
  /** Normalized: the one that was asked for, then others of the same member. */
  addresses: string[];
  stored: StoredAboutPerson[];
  /** Why the person can't be erased yet, in codes of the error catalog and in words; empty where nothing stands in the way. */
  obstacles: { code: string; detail: string }[];
  /** What `erase` asks for. */
  phrase: string;
}

export interface ErasePersonRequest extends PersonRequest {
  /** Typed by hand: `ERASE` and the normalized address, as the search answers it. */
  phrase: string;
}

export interface ErasePersonResponse {
  success: true;
  /** What was there. */
  stored: StoredAboutPerson[];
}

/** What is stored of a person: a dry run of `erase` with counts by table. */
export const adminFindPersonEndpoint: Endpoint<{ body: PersonRequest; response: FindPersonResponse }> = {
  method: 'POST',
  path: '/api/admin/dashboard/privacy/person',
  access: 'admin',
  source: 'X-018',
};

/** All of it as one JSON file, without hashes and keys. */
export const adminExportPersonEndpoint: Endpoint<{ body: PersonRequest; response: DownloadedFile }> = {
  method: 'POST',
  path: '/api/admin/dashboard/privacy/export',
  access: 'admin',
  confirmed: 'always',
  source: 'X-018',
  answerFormat: 'file',
};

/** Takes the person out of everything, for good. Figures and the books stay. */
export const adminErasePersonEndpoint: Endpoint<{ body: ErasePersonRequest; response: ErasePersonResponse }> = {
  method: 'POST',
  path: '/api/admin/dashboard/privacy/erase',
  access: 'admin',
  confirmed: 'always',
  source: 'X-018',
};
