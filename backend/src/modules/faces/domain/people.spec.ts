import { cropFits, cropOf } from './face.js';
import { peopleIn, personKey, quotedPerson } from './people.js';

describe('who is meant by a name', () => {
  it('is each of two who speak together (M-102)', () => {
    expect(peopleIn('Ana Ray and Tom Hill')).toEqual(['Ana Ray', 'Tom Hill']);
    expect(peopleIn('Amanda Rand')).toEqual(['Amanda Rand']);
    expect(peopleIn(' and ')).toEqual([]);
  });

  it('is the author of a quotation without the role (F-054)', () => {
    expect(quotedPerson('Priya Nair, bookkeeper')).toBe('Priya Nair');
    expect(quotedPerson('Priya Nair')).toBe('Priya Nair');
  });

  it('is one person however the name is written', () => {
    expect(personKey(' José  Díaz ')).toBe(personKey('jose\u0301 di\u0301az'));
    expect(personKey('Ana Ray')).not.toBe(personKey('Ana Rey'));
  });
});

describe('a part of a photo', () => {
  const least = { width: 320, height: 400 };

  it.each(['', '1,2,3', '0,0,-400,500', '0,0,4e2,500', '0,0,400.5,500', '0,0,400,500,1', '0,0,400,999999'])(
    'is no part: %j',
    (text) => expect(cropOf(text)).toBeNull(),
  );

  it('lies inside of the photo and is not too small', () => {
    const crop = cropOf('100,50,400,500')!;
    expect(crop).toEqual({ left: 100, top: 50, width: 400, height: 500 });
    expect(cropFits(crop, { width: 500, height: 550 }, least)).toBe(true);
    expect(cropFits(crop, { width: 499, height: 550 }, least)).toBe(false);
    expect(cropFits(crop, { width: 500, height: 549 }, least)).toBe(false);
    expect(cropFits({ ...crop, width: 319 }, { width: 500, height: 550 }, least)).toBe(false);
    expect(cropFits({ ...crop, height: 399 }, { width: 500, height: 550 }, least)).toBe(false);
  });
});
