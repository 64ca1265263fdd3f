import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { useUnsavedWarning } from './useUnsavedWarning.js';

function Page({ unsaved, mayLeave }: { unsaved: boolean; mayLeave: () => Promise<boolean> }) {
  const { pathname, search } = useLocation();
  useUnsavedWarning(unsaved, mayLeave);
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/desk?tab=one#top">To the top</Link>
      <Link to="/desk?tab=two">Another tab</Link>
    </>
  );
}
const open = (unsaved: boolean, mayLeave: () => Promise<boolean>) =>
  render(
    <MemoryRouter initialEntries={['/desk?tab=one']}>
      <Page unsaved={unsaved} mayLeave={mayLeave} />
    </MemoryRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const place = () => screen.getByRole('status').textContent;
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a warning before typed text is lost', () => {
  it('stops a link to another tab, and goes there once that is meant', async () => {
    const answers = [false, true];
    const asked = jest.fn(async () => answers.shift()!);
    open(true, asked);
    await press('Another tab');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(place()).toBe('/desk?tab=one');
    await press('Another tab');
    await waitFor(() => expect(place()).toBe('/desk?tab=two'));
  });

  it('lets links within the place pass, and holds the window', async () => {
    const asked = jest.fn(async () => false);
    open(true, asked);
    await press('To the top');
    expect(asked).not.toHaveBeenCalled();
    expect(closes()).toBe(false);
  });

  it('is silent where nothing was typed', async () => {
    const asked = jest.fn(async () => false);
    open(false, asked);
    expect(closes()).toBe(true);
    await press('Another tab');
    expect(place()).toBe('/desk?tab=two');
    expect(asked).not.toHaveBeenCalled();
  });
});
