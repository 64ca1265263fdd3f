import { orderIdRange } from './order-id-range.js';

describe('the orders whose id begins as typed', () => {
  it.each([
    ['3f0c', '3f0c0000-0000-0000-0000-000000000000', '3f0cffff-ffff-ffff-ffff-ffffffffffff'],
    ['3F0C1D9E-aa', '3f0c1d9e-aa00-0000-0000-000000000000', '3f0c1d9e-aaff-ffff-ffff-ffffffffffff'],
    [
      '3f0c1d9e-aaaa-4bbb-8ccc-0123456789ab',
      '3f0c1d9e-aaaa-4bbb-8ccc-0123456789ab',
      '3f0c1d9e-aaaa-4bbb-8ccc-0123456789ab',
    ],
  ])('%s', (typed, from, to) => {
    expect(orderIdRange(typed)).toEqual({ from, to });
  });

  it.each(['3f0', 'zoe@example.com', 'cafe!', ''])('are none for %p', (typed) => {
    expect(orderIdRange(typed)).toBeNull();
  });
});
