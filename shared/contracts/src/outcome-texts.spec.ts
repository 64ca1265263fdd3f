import { OUTCOME_TEXTS } from './outcome-texts.js';

describe('OUTCOME_TEXTS', () => {
  it.each([
    ['promptEmailUnknown', 'Email not found. Please sign up for the summit first.'],
    [
      'promptLimitReached',
      "You've reached your daily limit of 10 prompts. Please check back in 24 hours to view more prompts.",
    ],
    ['promptDisclaimerFailed', 'Failed to process disclaimer'],
    ['sessionNotYetAvailable', 'This session will be available soon.'],
    ['sessionAccessEnded', "This session's 48-hour access window has ended."],
    ['ratingReceived', 'Thank you for your rating!'],
    ['profileUpdated', 'Profile updated successfully!'],
    ['memberPasswordChanged', 'Password changed successfully!'],
    ['memberTwoFactorEnabled', '2FA enabled successfully!'],
    ['memberTwoFactorDisabled', '2FA disabled successfully'],
    ['adminPasswordChanged', 'password changed successfully! Please login again'],
    ['adminTwoFactorEnabled', '2FA enabled successfully!'],
    ['sessionCreated', 'Session created successfully'],
    ['sessionUpdated', 'Session updated successfully'],
    ['landingPageSaved', 'Landing page content saved successfully'],
  ] as const)('%s is the text of the documents', (name, text) => {
    expect(OUTCOME_TEXTS[name]).toBe(text);
  });

  it('says the words that make the prompts page offer the sign-up link (M-141)', () => {
    expect(OUTCOME_TEXTS.promptEmailUnknown).toContain('sign up');
  });
});
