export { ADD_ON_DELIVERIES, type AddOnDelivery } from './add-ons.js';
export { DAY_PAGE_CONTENTS } from './day-page-files.js';
export { DELIVERIES, LIBRARY_PARTS, type Delivery, type LibraryPart } from './deliveries.js';
export { GIFT_CONTENTS } from './gifts/index.js';
export { HIGHLIGHTS_BOOK } from './highlights-book.js';
export {
  HIGHLIGHT_SECONDS,
  HIGHLIGHTS,
  highlightCaptions,
  SAMPLE_FILM_SECONDS,
  type Highlight,
} from './highlights/index.js';
export { LIBRARY_FILES, SUMMIT_RESOURCE_FILES, type LibraryFileCopy } from './library-files.js';
export { PREPARATION_SHEET } from './preparation-sheet.js';
export { KEYED_HIGHLIGHTS, sessionOfHighlight, WORKSHOPS, type KeyedSession } from './series.js';
export { FIRST_TABLE_ROW, type Cell, type FileContent, type Sheet, type Tab, type Workbook } from './sheet.js';
export { TEMPLATES_KIT, type TemplateFile } from './templates-kit/index.js';
