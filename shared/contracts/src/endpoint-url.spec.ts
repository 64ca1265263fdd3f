import { bonusDownloadEndpoint } from './bonus.js';
import { endpointUrl } from './endpoint-url.js';
import { signupEndpoint } from './signup.js';

describe('endpointUrl', () => {
  it('builds the link of a bonus download', () => {
    const address = { params: { bonus_key: 'free-signup-bonus-1' as const }, query: { email: 'ann+1@example.com' } };
    expect(endpointUrl(bonusDownloadEndpoint, address, 'https://summit.example')).toBe(
      'https://summit.example/api/bonuses/download-by-email/free-signup-bonus-1?email=ann%2B1%40example.com',
    );
  });

  it('stays on the own origin when none is given', () => {
    expect(endpointUrl(signupEndpoint, {})).toBe('/api/signup');
    expect(endpointUrl(signupEndpoint, { query: { ref: 'AMARA' } })).toBe('/api/signup?ref=AMARA');
  });
});
