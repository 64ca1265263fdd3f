import {
  adminCreateLegalPageEndpoint,
  adminDeleteLegalPageEndpoint,
  adminLegalPagesEndpoint,
  adminUpdateLegalPageEndpoint,
  type LegalPageDraft,
  type LegalPageItem,
} from '@summit/contracts';
import { Scale } from 'lucide-react';
import { publicationBadges } from './badges';
import type { CmsField, CmsResource } from './cms-resource';
import { CMS_TEXTS, HINTS } from './messages';
import { bodyOf } from './wire-values';

const FIELDS: readonly CmsField[] = [
  { name: 'title', label: 'Title', kind: 'line', required: true },
  { name: 'slug', label: 'Slug', kind: 'line', required: true, hint: HINTS.id },
  { name: 'page_id', label: 'Page ID', kind: 'line', required: true, onlyNew: true, hint: HINTS.id },
  { name: 'status', label: 'Status', kind: 'choice', options: ['draft', 'published'] },
  { name: 'meta_description', label: 'Meta description', kind: 'text', rows: 2 },
  { name: 'content', label: 'Content', kind: 'text', required: true, rows: 12, hint: HINTS.legalText },
  { name: 'active', label: CMS_TEXTS.active, kind: 'switch' },
];

/** Sub-tab `legal`. */
export const LEGAL_PAGES: CmsResource<LegalPageItem> = {
  title: 'Legal pages',
  icon: Scale,
  empty: 'No legal pages found',
  emptyReason: 'The site then shows the policies that came with it.',
  failed: 'We could not load the legal pages.',
  pathOf: () => 'legal-pages',
  fieldsOf: () => FIELDS,
  defaults: () => ({
    title: '',
    slug: '',
    page_id: '',
    status: 'published',
    meta_description: '',
    content: '',
    active: 'true',
  }),
  valuesOf: ({ title, slug, page_id, status, meta_description, content, active }) => ({
    title,
    slug,
    page_id,
    status,
    meta_description,
    content,
    active: String(active),
  }),
  titleOf: ({ title }) => title,
  noteOf: ({ slug }) => `/${slug}`,
  badgesOf: publicationBadges,
  deleteBody: CMS_TEXTS.deleteBuiltIn,
  list: async (api, signal) => (await api.send(adminLegalPagesEndpoint, { ...(signal && { signal }) })).pages,
  create: async (api, values) =>
    (await api.send(adminCreateLegalPageEndpoint, { body: bodyOf<LegalPageDraft>(values) })).message,
  update: async (api, { id, updated_at }, changed) => {
    const body = { ...bodyOf<Partial<LegalPageDraft>>(changed), updated_at };
    return (await api.send(adminUpdateLegalPageEndpoint, { params: { id }, body })).message;
  },
  remove: async (api, { id }) => (await api.send(adminDeleteLegalPageEndpoint, { params: { id } })).message,
};
