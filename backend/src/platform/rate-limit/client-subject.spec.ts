import { clientBlock, clientSubject } from './client-subject.js';

describe('clientSubject', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (address, subject) => {
    expect(clientSubject(address)).toBe(subject);
  });
});

// C-110
describe('clientBlock', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:99::7', '2001:db8:1::/48'],
    ['2001:db8:2::7', '2001:db8:2::/48'],
  ])('has %s in %s', (address, block) => {
    expect(clientBlock(address)).toBe(block);
  });
});
