import { busiestHours, hourText } from './click-hours';

describe('busiestHours', () => {
  it('lists five at most, the busiest first', () => {
    const clicks = [0, 3, 9, 1, 9, 2, 4, 0];
    const hours = clicks.map((count, hour) => ({ hour, clicks: count }));
    expect(busiestHours(hours).map(({ hour }) => hour)).toEqual([2, 4, 6, 1, 5]);
  });

  it('lists none where nobody has clicked', () => {
    expect(busiestHours([{ hour: 0, clicks: 0 }])).toEqual([]);
  });
});

describe('hourText', () => {
  it.each([
    [0, '12 am to 1 am'],
    [11, '11 am to 12 pm'],
    [12, '12 pm to 1 pm'],
    [23, '11 pm to 12 am'],
  ])('says %d as %s', (hour, text) => expect(hourText(hour)).toBe(text));
});
