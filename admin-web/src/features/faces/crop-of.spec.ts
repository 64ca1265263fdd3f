import { cropField } from './crop-of';

describe('the chosen part of a photo', () => {
  const photo = { width: 1000, height: 1000 };

  it('travels as whole px', () => {
    expect(cropField({ unit: '%', x: 10, y: 0.05, width: 64.01, height: 80 }, photo)).toBe('100,0,640,800');
  });

  it('never reaches over an edge', () => {
    expect(cropField({ unit: '%', x: 36.06, y: 20.01, width: 64, height: 80 }, photo)).toBe('360,200,640,800');
    expect(cropField({ unit: '%', x: -0.01, y: 0, width: 100.02, height: 100 }, photo)).toBe('0,0,1000,1000');
    expect(cropField({ unit: '%', x: 60, y: 0, width: 64, height: 80 }, photo)).toBe('600,0,400,800');
  });

  it('is none where it is too small to be sharp', () => {
    expect(cropField({ unit: '%', x: 0, y: 0, width: 31.9, height: 100 }, photo)).toBeNull();
    expect(cropField({ unit: '%', x: 0, y: 0, width: 100, height: 39.9 }, photo)).toBeNull();
  });
});
