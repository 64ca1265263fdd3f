import { mix } from './mix.js';

describe('mix', () => {
  it('gives the first color at 0 and the second at 1', () => {
    expect(mix('#0B2620', '#ffb81f', 0)).toBe('#0b2620');
    expect(mix('#0B2620', '#FFB81F', 1)).toBe('#ffb81f');
  });

  it('gives the middle at a half, with two digits per channel', () => {
    expect(mix('#000000', '#0a1002', 0.5)).toBe('#050801');
  });
});
