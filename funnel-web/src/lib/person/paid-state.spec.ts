import { paidStateOf } from './paid-state';

describe('paidStateOf', () => {
  it('reads what the page before has left', () => {
    const state = { paid: 'vip', amountCents: 3_700, from: '/vip' };
    expect(paidStateOf(state)).toEqual(state);
  });

  it.each([null, undefined, 'vip', 7, {}, { paid: 'nope' }, { paid: 1 }])('ignores %p', (state) => {
    expect(paidStateOf(state)).toBeNull();
  });

  it('does without what is missing', () => {
    expect(paidStateOf({ paid: 'dfy' })).toEqual({ paid: 'dfy', amountCents: null, from: '' });
  });
});
