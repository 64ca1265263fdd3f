import { GUEST_EMAIL } from '@summit/rules';
import { emailSubject } from './email-subject.js';

// F-330
describe('emailSubject', () => {
  it('counts an address as one, however it is written, and keeps no address', () => {
    const subject = emailSubject({ email: 'zoe@example.com' });
    expect(emailSubject({ email: ' Zoe@Example.com ' })).toBe(subject);
    expect(emailSubject({ email: 'kai@example.com' })).not.toBe(subject);
    expect(subject).not.toContain('zoe');
  });

  it.each([
    [undefined],
    [null],
    ['zoe@example.com'],
    [{}],
    [{ email: null }],
    [{ email: ['zoe@example.com'] }],
    [{ email: ' ' }],
    [{ email: `${'x'.repeat(400)}@example.com` }],
    [{ email: GUEST_EMAIL }],
  ])('counts nobody by %j', (body) => {
    expect(emailSubject(body)).toBeNull();
  });
});
