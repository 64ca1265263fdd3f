import { ALL_SPEAKER_GIFTS } from '@summit/content';
import type { DataSource } from 'typeorm';
import { importItems, type ContentKind, type ImportResult } from '../../platform/content-import/import-items.js';

const giftRows = () =>
  ALL_SPEAKER_GIFTS.map(({ key, speaker, day, title, description, url }, index) => ({
    gift_key: key,
    speaker_name: speaker,
    day,
    title,
    description,
    url,
    display_order: index + 1,
  }));

const SPEAKER_GIFT: ContentKind<ReturnType<typeof giftRows>[number]> = {
  table: 'speaker_gift',
  key: { column: 'gift_key', type: 'text' },
  columns: {
    speaker_name: 'text',
    day: 'smallint',
    title: 'text',
    description: 'text',
    url: 'text',
    display_order: 'integer',
  },
  withdraws: false,
};

/** Stores the gifts of the resources page, the five fixed ones first (M-078). Clicks point to them, so none is ever withdrawn. */
export const importSpeakerGifts = (dataSource: DataSource): Promise<ImportResult> =>
  importItems(dataSource, SPEAKER_GIFT, giftRows());
