import { signupRequestOf, validateSignup } from './validate-signup';

const form = (values: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

describe('signupRequestOf', () => {
  it('trims the fields and leaves an empty phone out', () => {
    expect(signupRequestOf(form({ name: ' Hana ', email: ' hana@example.com ', phone: ' ' }))).toEqual({
      name: 'Hana',
      email: 'hana@example.com',
    });
    expect(signupRequestOf(form({ name: 'Hana', email: 'h@e.co', phone: '+1 555' }))).toHaveProperty('phone', '+1 555');
  });
});

// F-075 to F-077
describe('validateSignup', () => {
  it('requires a name and an email, not a phone', () => {
    expect(validateSignup({ name: '', email: '' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
    });
    expect(validateSignup({ name: 'Hana', email: 'hana@example.com' })).toEqual({});
  });

  it.each(['hana', 'hana@', 'hana@example', '@example.com', 'ha na@example.com'])(
    'refuses %s as an address',
    (email) => {
      expect(validateSignup({ name: 'Hana', email })).toEqual({ email: 'Please enter a valid email address' });
    },
  );
});
