import { intentOf } from './intent';

const element = (attributes: Record<string, string>): HTMLElement => {
  const button = document.createElement('button');
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
  return button;
};

describe('intentOf', () => {
  it('reads the plain intents', () => {
    expect(intentOf(element({ 'data-intent': 'register' }))).toEqual({ type: 'register' });
    expect(intentOf(element({ 'data-intent': 'menu' }))).toEqual({ type: 'menu' });
    expect(intentOf(element({ 'data-intent': 'cookie-settings' }))).toEqual({ type: 'cookie-settings' });
  });

  it('reads whose biography is wanted', () => {
    const link = element({ 'data-intent': 'speaker', 'data-speaker': 'Amara Okafor' });
    expect(intentOf(link)).toEqual({ type: 'speaker', name: 'Amara Okafor' });
  });

  it('is null for anything else, also for intents that markup may not name', () => {
    expect(intentOf(element({}))).toBeNull();
    expect(intentOf(element({ 'data-intent': 'exit' }))).toBeNull();
    expect(intentOf(element({ 'data-intent': 'toString' }))).toBeNull();
  });
});
