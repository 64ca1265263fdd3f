import type { Services } from '../../lib/services';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

type Api = Services['api'];

/** What a form holds, by the field's name on the wire; as typed. Lists have one entry a line, switches are `true` or `false`. */
export type CmsValues = Readonly<Record<string, string>>;

export interface CmsField {
  name: string;
  label: string;
  kind: 'line' | 'text' | 'number' | 'price' | 'choice' | 'switch';
  /** Of a choice. */
  options?: readonly string[];
  hint?: string;
  required?: boolean;
  /** Can be written only while the item is new. */
  onlyNew?: boolean;
  rows?: number;
  /** Takes the whole width; texts do anyway. */
  wide?: boolean;
}

export interface CmsRow {
  id: string;
  active: boolean;
  updated_at: string;
}

export interface CmsBadge {
  label: string;
  tone: 'good' | 'waiting' | 'bad' | 'quiet';
}

/** What stands beneath the fields of one kind only, such as a mail's preview. `row` is null while the item is new. */
export interface CmsExtrasProps<Row> {
  row: Row | null;
  values: CmsValues;
  /** The server has another text now; what was typed is gone. */
  onReplaced: () => void;
}

/** One kind of content: its calls, its form, its words. */
export interface CmsResource<Row extends CmsRow> {
  title: string;
  icon: LucideIcon;
  /** Word for word. */
  empty: string;
  emptyReason: string;
  failed: string;
  /** As in the address of its calls; the documents' error texts name it (A-202). */
  pathOf: (values: CmsValues) => string;
  fieldsOf: (row: Row | null) => readonly CmsField[];
  /** A-198; `count` items are there already. */
  defaults: (count: number) => CmsValues;
  valuesOf: (row: Row) => CmsValues;
  titleOf: (row: Row) => string;
  noteOf: (row: Row) => string;
  badgesOf: (row: Row) => readonly CmsBadge[];
  deleteBody: string;
  /** Buyers see it while they pay: the question before a deletion says how many do. */
  meetsBuyers?: true;
  Extras?: ComponentType<CmsExtrasProps<Row>>;
  list: (api: Api, signal?: AbortSignal) => Promise<Row[]>;
  /** `notice` is what the administrator should read. */
  create: (api: Api, values: CmsValues) => Promise<string>;
  update: (api: Api, row: Row, changed: CmsValues) => Promise<string>;
  remove: (api: Api, row: Row) => Promise<string>;
}
