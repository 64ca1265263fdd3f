import { Injectable } from '@nestjs/common';
import { COPY_AMOUNTS } from '@summit/content';
import { textFindings } from '@summit/content/check';
import type { ContentCheckFinding } from '@summit/contracts';
import { contentFigures } from '@summit/pricing';
import { Sql, statement } from '../../../platform/database/sql.js';
import {
  priceFindings,
  STORED_PRICES,
  STORED_TEXTS,
  storedTexts,
  type StoredPriceRow,
  type StoredTextRow,
} from './stored-content.js';

const TEXTS = statement('cms-stored-texts', STORED_TEXTS);
const PRICES = statement('cms-stored-prices', STORED_PRICES);

/** Where stored content disagrees with the price book, the documents or the product (C-001). Bundled texts are checked before they ship. */
@Injectable()
export class ContentCheckReadModel {
  constructor(private readonly sql: Sql) {}

  async findings(): Promise<ContentCheckFinding[]> {
    const [texts, prices] = await Promise.all([
      this.sql.query<StoredTextRow>(TEXTS),
      this.sql.query<StoredPriceRow>(PRICES),
    ]);
    const figures = contentFigures(COPY_AMOUNTS);
    return [
      ...prices.flatMap(priceFindings),
      ...texts
        .flatMap(storedTexts)
        .flatMap((text) => textFindings(text, figures))
        .map((finding) => ({ ...finding, shown: null, price_book: null })),
    ];
  }
}
