import { fillPath } from './fill-path.js';

describe('fillPath', () => {
  it('puts values into the parts of a path', () => {
    expect(fillPath('/vip/:summit/:day', { summit: 'summit2', day: 'day3' })).toBe('/vip/summit2/day3');
    expect(fillPath('/api/sessions/by-day/:day', { day: 5 })).toBe('/api/sessions/by-day/5');
  });

  it('leaves a path without parts alone', () => {
    expect(fillPath('/api/signup', {})).toBe('/api/signup');
  });

  it('encodes what would be read as another path, a query or a fragment', () => {
    expect(fillPath('/api/admin/vip/delete/:email', { email: 'a/b?c#d+e@example.com' })).toBe(
      '/api/admin/vip/delete/a%2Fb%3Fc%23d%2Be%40example.com',
    );
  });

  it.each(['', '.', '..'])('refuses "%s", with which the call would go somewhere else', (value) => {
    expect(() => fillPath('/api/sessions/public/:token', { token: value })).toThrow(RangeError);
  });

  it('names the part that has no value', () => {
    expect(() => fillPath('/day/:day', {})).toThrow('The path /day/:day needs a value for day, not "".');
  });
});
