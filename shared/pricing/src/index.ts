export * from './figures.js';
export * from './figures-in-text.js';
export * from './figures-of-pricing-items.js';
export * from './money.js';
export * from './price-book.js';
