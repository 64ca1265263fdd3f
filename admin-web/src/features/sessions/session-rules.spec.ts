import { aSessionRow } from '../../../test/session-rows';
import { fieldErrors, missingFields, moved, overlapping, windowByRule } from './session-rules';
import { NEW_SESSION, valuesOf } from './session-values';

const ROW = aSessionRow();
const VALUES = valuesOf(ROW);

describe('what the dialog asks for', () => {
  it('is reading 1 for a new session; an embed code is not required (A-170, A-171, C-048)', () => {
    expect(missingFields(NEW_SESSION, true)).toEqual([
      'topic',
      'speakerName',
      'speakerTitle',
      'bio',
      'description',
      'start',
      'end',
    ]);
    expect(missingFields({ ...VALUES, embedCode: '', videoId: '', photoUrl: '', giftTitle: '' }, true)).toEqual([]);
    expect(missingFields({ ...VALUES, topic: '  ' }, true)).toEqual(['topic']);
  });

  it('is what the server asks for in a session that exists', () => {
    expect(missingFields({ ...VALUES, bio: '', start: '', topic: '' }, false)).toEqual(['topic']);
  });

  it.each([
    [{ number: '0' }, 'number'],
    [{ number: '1.5' }, 'number'],
    [{ number: '' }, 'number'],
    [{ duration: '0' }, 'duration'],
    [{ duration: '45 minutes' }, 'duration'],
    [{ end: VALUES.start }, 'end'],
    [{ embedCode: 'x'.repeat(4_001) }, 'embedCode'],
  ])('refuses %p (A-172, A-180)', (part, field) => {
    expect(Object.keys(fieldErrors({ ...VALUES, ...part }))).toEqual([field]);
  });
});

describe('the window by the rule', () => {
  it('is midnight Pacific of the day and 48 hours (C-046)', () => {
    expect(windowByRule({ summit: 'passive_income_summit_2024', day: '1' })).toEqual({
      start: '2025-10-27T00:00',
      end: '2025-10-29T00:00',
    });
    expect(windowByRule({ summit: 'business_growth_summit_2024', day: '5' })).toEqual({
      start: '2024-07-19T00:00',
      end: '2024-07-21T00:00',
    });
  });
});

describe('a session that moves', () => {
  it('takes a window by the rule along, and leaves an entered one (C-046)', () => {
    expect(moved(VALUES, { day: '4' })).toEqual({ day: '4', start: '2025-10-30T00:00', end: '2025-11-01T00:00' });
    expect(moved(VALUES, { summit: 'business_growth_summit_2024' })).toMatchObject({ start: '2024-07-16T00:00' });
    expect(moved({ ...VALUES, end: '2025-10-30T09:00' }, { day: '4' })).toEqual({ day: '4' });
    expect(moved({ ...VALUES, start: '', end: '' }, { day: '4' })).toEqual({ day: '4' });
    expect(moved(VALUES, { topic: 'Other' })).toEqual({ topic: 'Other' });
  });
});

describe('windows that overlap', () => {
  const rival = aSessionRow({ id: 'session-2' });
  const found = (more: object, values = VALUES) =>
    overlapping(values, { sessions: [ROW, { ...rival, ...more }], id: ROW.id }).map(({ id }) => id);

  it('are those of the same number of the same day of the edition', () => {
    expect(found({})).toEqual(['session-2']);
    expect(found({ session_number: 4 })).toEqual([]);
    expect(found({ day: 3 })).toEqual([]);
    expect(found({ summit_id: 'business_growth_summit_2024' })).toEqual([]);
  });

  it('touch without overlapping where one ends as the other begins', () => {
    const later = { public_access_start: ROW.public_access_end, public_access_end: '2025-11-01T07:00:00.000Z' };
    expect(found(later)).toEqual([]);
    expect(found({ ...later, public_access_start: '2025-10-30T06:59:00.000Z' })).toEqual(['session-2']);
  });

  it('are found by the rule where no window is entered', () => {
    expect(found({}, { ...VALUES, start: '', end: '' })).toEqual(['session-2']);
    expect(overlapping({ ...VALUES, start: '' }, { sessions: [ROW, rival], id: null })).toEqual([]);
  });
});
