import { countdownTarget } from './countdown-target';
import { remainingText, startHeroCountdown } from './hero-countdown';

const MINUTE = 60_000;

describe('countdownTarget', () => {
  // F-067
  it('is 27 October 2025, 08:00 at UTC-7 while upcoming', () => {
    expect(countdownTarget('upcoming', 0)).toBe(Date.parse('2025-10-27T08:00:00-07:00'));
  });

  it('is the end of the 48 hours of the open day while live', () => {
    const now = Date.parse('2025-10-28T12:00:00-07:00');
    expect(countdownTarget('live', now)).toBe(Date.parse('2025-10-30T00:00:00-07:00'));
  });

  it('does not exist once the summit has concluded', () => {
    expect(countdownTarget('concluded', Date.now())).toBeNull();
  });
});

describe('remainingText', () => {
  it.each([
    [3 * 24 * 60 * MINUTE + 4 * 60 * MINUTE + 5 * MINUTE, '3 days 4 hours 5 minutes'],
    [24 * 60 * MINUTE + 60 * MINUTE + MINUTE, '1 day 1 hour 1 minute'],
    [90 * MINUTE, '1 hour 30 minutes'],
    [1, '1 minute'],
    [0, '0 minutes'],
    [-5 * MINUTE, '0 minutes'],
  ])('%i ms read "%s"', (ms, text) => {
    expect(remainingText(ms)).toBe(text);
  });
});

describe('startHeroCountdown', () => {
  let stop = () => {};
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2025-10-27T07:00:00-07:00') }));
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('writes the words and the time into its slot and keeps them current', () => {
    document.body.innerHTML = '<p id="hero-countdown" data-label="The summit opens in"></p>';
    stop = startHeroCountdown('upcoming', 0);
    expect(document.body).toHaveTextContent('The summit opens in 1 hour 0 minutes');
    jest.advanceTimersByTime(2 * MINUTE);
    expect(document.body).toHaveTextContent('The summit opens in 58 minutes');
    expect(document.querySelector('[role="timer"]')).toHaveTextContent('58 minutes');
  });

  it('follows the server clock when the visitor clock is wrong', () => {
    document.body.innerHTML = '<p id="hero-countdown" data-label="The summit opens in"></p>';
    stop = startHeroCountdown('upcoming', 30 * MINUTE);
    expect(document.body).toHaveTextContent('The summit opens in 30 minutes');
  });

  it.each([
    ['upcoming', '2025-10-27T15:00:00Z'],
    ['live', '2025-11-02T07:00:00Z'],
  ] as const)('is gone a minute after the moment that an %s summit counts down to', (phase, moment) => {
    jest.setSystemTime(Date.parse(moment) + MINUTE);
    document.body.innerHTML = '<p id="hero-countdown" data-label="The open sessions close in"></p>';
    stop = startHeroCountdown(phase, 0);
    expect(document.body).toHaveTextContent('The open sessions close in 0 minutes');
    jest.advanceTimersByTime(1000);
    expect(document.getElementById('hero-countdown')).toBeEmptyDOMElement();
  });

  it('finds the slot that appears later, when the phase of the server is shown', () => {
    document.body.innerHTML = '';
    stop = startHeroCountdown('upcoming', 0);
    document.body.innerHTML = '<p id="hero-countdown" data-label="The summit opens in"></p>';
    jest.advanceTimersByTime(1000);
    expect(document.body).toHaveTextContent('The summit opens in');
  });
});
