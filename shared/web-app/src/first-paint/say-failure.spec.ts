import { screen } from '@testing-library/react';
import { FAILURE_TEXTS, sayFailure } from './say-failure.js';

describe('a page whose script does not come', () => {
  // It listens for as long as the page is there.
  beforeAll(() => sayFailure(FAILURE_TEXTS));
  beforeEach(() => {
    document.body.innerHTML = '<div id="root"><h1>VIP Access</h1></div>';
  });
  afterEach(() => delete document.documentElement.dataset['elsewhere']);

  /** What the browser does when a file that the page names can't be had. */
  function fails(made: HTMLElement): void {
    document.body.append(made);
    made.dispatchEvent(new Event('error'));
  }
  const script = (type: string) => Object.assign(document.createElement('script'), { type });

  it('says so above what is painted', () => {
    fails(script('module'));
    fails(script('module'));
    expect(screen.getByRole('alert')).toHaveTextContent(FAILURE_TEXTS.text);
    expect(screen.getByRole('alert')).toBe(document.body.firstElementChild);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'VIP Access' })).toBeVisible();
  });

  it('is empty but for these words where what is painted is for somebody else', () => {
    document.documentElement.dataset['elsewhere'] = '';
    fails(script('module'));
    expect(document.documentElement.dataset['elsewhere']).toBeUndefined();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says nothing of pictures and other scripts', () => {
    fails(document.createElement('img'));
    fails(script('text/javascript'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
