import { Links } from './links.js';

const links = new Links({
  origins: {
    funnel: 'https://summit.example',
    member: 'https://members.summit.example',
    admin: 'https://admin.summit.example',
  },
});

describe('Links', () => {
  it('leads to each page on the host of its app', () => {
    expect(links.to('vip')).toBe('https://summit.example/vip');
    expect(links.to('vipLogin')).toBe('https://members.summit.example/vip/login');
    expect(links.to('adminLogin')).toBe('https://admin.summit.example/admin/login');
  });

  it('fills the path, and encodes a mailed token', () => {
    expect(links.to('day', { day: 3 })).toBe('https://members.summit.example/day/3');
    expect(links.to('vipSetupPassword', {}, { query: { token: 'a+b' } })).toBe(
      'https://members.summit.example/vip/setup-password?token=a%2Bb',
    );
  });
});
