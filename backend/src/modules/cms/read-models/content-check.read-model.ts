import { Injectable } from '@nestjs/common';
import type { ContentCheckFinding } from '@summit/contracts';
import { Sql, statement } from '../../../platform/database/sql.js';
import { CheckedTexts } from './checked-texts.js';
import {
  priceFindings,
  STORED_PRICES,
  STORED_TEXTS,
  type StoredPriceRow,
  type StoredTextRow,
} from './stored-content.js';

const TEXTS = statement('cms-stored-texts', STORED_TEXTS);
const PRICES = statement('cms-stored-prices', STORED_PRICES);

/** Where stored content disagrees with the price book, the documents or the product (C-001). Bundled texts are checked before they ship. */
@Injectable()
export class ContentCheckReadModel {
  private readonly checked = new CheckedTexts();

  constructor(private readonly sql: Sql) {}

  async findings(): Promise<ContentCheckFinding[]> {
    const [texts, prices] = await Promise.all([
      this.sql.query<StoredTextRow>(TEXTS),
      this.sql.query<StoredPriceRow>(PRICES),
    ]);
    return [
      ...prices.flatMap(priceFindings),
      ...this.checked.findings(texts).map((finding) => ({ ...finding, shown: null, price_book: null })),
    ];
  }
}
