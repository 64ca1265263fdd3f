import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noNetwork, fakeTimer, refused } from '../../../test/fake-offer-ports';
import { PDF } from '../../../test/fake-after-order-ports';
import { renderAfterOrder } from '../../../test/render-after-order';
import { ThankYouRoute } from './ThankYouRoute';
import { KEPT, open, region } from '../../../test/open-thank-you-1';

const { vip: VIP } = PRICE_BOOK;

const CALENDAR = { name: 'Put the five days into your calendar' };

const passed = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('/thank-you-1', () => {
  it('says what a file really weighs, beside the size that was announced (F-253)', async () => {
    const sizes = { 'free-signup-bonus-1': 862_671, 'free-signup-bonus-2': null, 'vip-upgrade-bonus': 347_481 };
    await open({ bonusSizes: async () => sizes });
    const downloads = region('Your downloads');
    expect(downloads.getByText('PDF, 28.7 MB')).toBeVisible();
    expect(downloads.getByText('This edition: 863 KB')).toBeVisible();
    expect(downloads.getAllByText(/^This edition/)).toHaveLength(1);
  });

  it('says that the bonuses are ready, to visitors and not to search engines (F-038, F-256)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Your bonuses are ready' })).toHaveFocus();
    expect(screen.getByText('You are registered. The links work for 90 days.')).toBeVisible();
    expect(document.title).toBe('Your bonuses | Growth & Scale Summit');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('tells where the links are when the browser knows nobody', async () => {
    await open({ kept: {} });
    expect(screen.getByRole('heading', { level: 1, name: 'The free bonuses' })).toBeVisible();
    expect(screen.queryByText(/You are registered/)).not.toBeInTheDocument();
    expect(screen.getByText(/The links are in the email that we sent you when you registered/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register free' })).toHaveAttribute('href', '/#signup');
    expect(screen.queryByRole('link', { name: /^Download / })).not.toBeInTheDocument();
  });
});

describe('the calendar', () => {
  it.each(['upcoming', 'live'] as const)('is offered while the summit is %s', async (phase) => {
    await renderAfterOrder(<ThankYouRoute page={1} phase={phase} />, '/thank-you-1', { kept: KEPT });
    expect(screen.getByRole('link', CALENDAR).getAttribute('href')).toMatch(/^\/api\/calendar\/summit\.ics\?zone=/);
  });

  it('is not, once nothing is to come (C-042)', async () => {
    await open();
    expect(screen.queryByRole('link', CALENDAR)).not.toBeInTheDocument();
  });
});

describe('to an owner of VIP', () => {
  it('sells VIP no second time (C-116)', async () => {
    await open({ held: ['vip'] });
    expect(screen.queryByText('VIP stays open to you')).not.toBeInTheDocument();
    expect(screen.queryByText('Not in your free registration')).not.toBeInTheDocument();
  });
});

describe('a download', () => {
  const button = () => screen.getByRole('link', { name: /100\+ Profitable Side Hustle Blueprints$/ });

  it('goes from Download over Downloading... to Downloaded, and back after two seconds', async () => {
    jest.useFakeTimers();
    let arrive: (file: typeof PDF) => void = () => undefined;
    const { fetched, saved } = await open({ fetchBonus: () => new Promise((resolve) => (arrive = resolve)) });
    expect(button()).toHaveTextContent(/^Download /);
    expect(button()).toHaveAttribute('href', expect.stringContaining('/free-signup-bonus-1?email=hana%40example.com'));

    fireEvent.click(button());
    fireEvent.click(button());
    expect(button()).toHaveTextContent(/^Downloading\.\.\. /);
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(fetched).toHaveLength(1);

    await act(async () => arrive(PDF));
    expect(button()).toHaveTextContent(/^Downloaded /);
    expect(saved).toEqual([{ file: PDF, fallbackName: '100-profitable-side-hustle-blueprints.pdf' }]);
    await passed(1_999);
    expect(button()).toHaveTextContent(/^Downloaded /);
    await passed(1);
    expect(button()).toHaveTextContent(/^Download /);
  });

  it('is left to the browser when pressed with Ctrl', async () => {
    const { fetched } = await open();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // jsdom can't follow links; the page itself must not have taken the press.
    let taken = true;
    document.addEventListener(
      'click',
      (click) => {
        taken = click.defaultPrevented;
        click.preventDefault();
      },
      { once: true },
    );
    fireEvent(button(), event);
    expect(taken).toBe(false);
    expect(fetched).toEqual([]);
  });

  it.each([
    ['the text of the server', refused('bonus_expired'), 'This bonus link has expired. Bonus links work for 90 days.'],
    [
      'that the connection broke',
      noNetwork(),
      'The download did not get through. Please check your internet connection and try again.',
    ],
  ])('that fails says %s and can be tried again', async (_, reason, text) => {
    let tries = 0;
    await open({
      fetchBonus: () => {
        tries += 1;
        return tries === 1 ? Promise.reject(reason) : Promise.resolve(PDF);
      },
    });
    await userEvent.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    await userEvent.click(button());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button()).toHaveTextContent(/^Downloaded /);
  });
});

describe('the line of what attendees say (F-259)', () => {
  const shown = () => region('What attendees say').getByRole('figure').querySelector('figcaption')?.textContent;

  it('changes every 4 seconds over four entries until it is paused', async () => {
    jest.useFakeTimers();
    await open();
    const seen = [];
    for (let at = 0; at < 5; at += 1) {
      seen.push(shown());
      await passed(4_000);
    }
    expect(new Set(seen).size).toBe(4);
    expect(seen[4]).toBe(seen[0]);

    const before = shown();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await passed(20_000);
    expect(shown()).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await passed(4_000);
    expect(shown()).not.toBe(before);
  });

  it('stands still for those who ask for less motion', async () => {
    jest.useFakeTimers();
    window.matchMedia = (query: string) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('prefers-reduced-motion'),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
    await open();
    const before = shown();
    await passed(8_000);
    expect(shown()).toBe(before);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

describe('VIP on /thank-you-1', () => {
  const card = () => region('VIP stays open to you');

  it('lists what the free registration does not contain (F-260)', async () => {
    await open();
    const items = region('Not in your free registration').getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Not included: The 36 recordings, once the 48-hour windows have closed',
      'Not included: The VIP Exclusive Bonus Pack',
      'Not included: The library of 50+ speaker gifts',
      'Not included: The complete workshop series, valued at $997',
      'Not included: Recording pages by day, without a closing time',
    ]);
  });

  it('leads back to /vip from two places (F-261)', async () => {
    await open();
    for (const name of ['See what VIP includes', `Upgrade to VIP for ${formatUsd(VIP.early)}`]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/vip');
    }
  });

  it('counts down what is left of the window of the VIP page, with the reference price struck and what is saved (F-145, F-258)', async () => {
    const { bodiesOf } = await open({ api: { startTimer: fakeTimer({ elapsedSeconds: 190 }) } });
    expect(bodiesOf('startTimer')).toEqual([
      { session_id: expect.stringMatching(/^timer_/), product_type: 'vip', email: 'hana@example.com' },
    ]);
    expect(card().getByRole('timer')).toHaveTextContent('11:50');
    expect(card().getByText(formatUsd(VIP.reference))).toBeVisible();
    expect(card().getByText(`Save ${formatUsd(VIP.reference - VIP.early)}`)).toBeVisible();
  });

  // F-204
  it('hides the countdown once the window is over, and keeps the button at the unchanged price', async () => {
    await open({ api: { startTimer: fakeTimer({ elapsedSeconds: 1_000 }) } });
    expect(card().queryByRole('timer')).not.toBeInTheDocument();
    expect(card().queryByText(/Save/)).not.toBeInTheDocument();
    expect(card().getByRole('link', { name: `Upgrade to VIP for ${formatUsd(VIP.early)}` })).toBeVisible();
  });
});
