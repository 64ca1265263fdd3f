import { bodyOf } from './wire-values';

describe('what was typed into an item', () => {
  it('is one line where the field is one, however it was typed or pasted', () => {
    expect(bodyOf({ meta_description: ' What we keep.\r\nAnd for how long.\n\n', content: 'One\n\nTwo' })).toEqual({
      meta_description: 'What we keep. And for how long.',
      content: 'One\n\nTwo',
    });
  });
});
