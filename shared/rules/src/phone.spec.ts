import { normalizePhone } from './phone.js';

describe('normalizePhone', () => {
  it.each([
    ['+1 555 010 0199', '+15550100199'],
    ['(555) 010-0199', '+15550100199'],
    ['1-555-010-0199', '+15550100199'],
    ['+44 20 7946 0958', '+442079460958'],
    ['0049 30 901820', '+4930901820'],
    [' +49.30.901820 ', '+4930901820'],
  ])('brings %s into the form of the gateways', (given, normal) => {
    expect(normalizePhone(given)).toBe(normal);
  });

  it.each(['', 'call me', '12345', '+0 555 010 0199', '+1234567890123456', '555 010 0199 ext 4', '+1555<script>'])(
    'refuses %s',
    (given) => {
      expect(normalizePhone(given)).toBeNull();
    },
  );
});
