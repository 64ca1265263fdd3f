import { act, renderHook } from '@testing-library/react';
import { useDialogs } from './useDialogs';

const PAGE =
  '<button class="footer-link" data-intent="cookie-settings" aria-haspopup="dialog">Cookie Settings</button>' +
  '<button class="MuiButton-root" data-intent="cookie-settings" aria-haspopup="dialog">Cookie Settings</button>';
const buttons = () => [...document.querySelectorAll('button')];

describe('useDialogs', () => {
  beforeEach(() => {
    document.body.innerHTML = PAGE;
  });

  it.each([0, 1])('takes what stands in the place of a button that the app has replaced: %i', (number) => {
    const pressed = buttons()[number]!;
    document.body.innerHTML = PAGE;
    const { result } = renderHook(() => useDialogs());
    act(() => result.current.show({ type: 'cookie-settings' }, pressed));
    expect(buttons()[number]).toHaveFocus();
    expect(buttons()[number]).toHaveAttribute('aria-expanded', 'true');
    act(() => result.current.close());
    expect(buttons()[number]).not.toHaveAttribute('aria-expanded');
  });

  it('opens the dialog all the same where nothing stands there', () => {
    const pressed = buttons()[0]!;
    document.body.innerHTML = '';
    const { result } = renderHook(() => useDialogs());
    act(() => result.current.show({ type: 'cookie-settings' }, pressed));
    expect(result.current.open).toBe(true);
  });
});
