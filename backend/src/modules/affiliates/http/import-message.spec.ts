import { importMessage } from './import-message.js';

// a notice of success has its counts.
it('tells what an import came to', () => {
  expect(importMessage({ imported: ['A'], known: 0, skipped: [] })).toBe('1 affiliate imported.');
  expect(importMessage({ imported: [], known: 60, skipped: [] })).toBe('0 affiliates imported, 60 already here.');
  expect(importMessage({ imported: ['A', 'B'], known: 1, skipped: ['c', 'd', 'e', 'f', 'g', 'h', 'i'] })).toBe(
    '2 affiliates imported, 1 already here, 7 left out for want of a usable code or email (c, d, e, f, g, 2 more).',
  );
});
