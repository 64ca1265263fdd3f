export * from './money.js';
export * from './price-book.js';
