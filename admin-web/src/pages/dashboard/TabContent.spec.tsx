import { adminStatusEndpoint } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Radio } from 'lucide-react';
import type { ComponentType } from 'react';
import { renderInAdmin } from '../../../test/render-in-admin';
import type { Tab } from './tab';
import { TabContent } from './TabContent';

const FAILED = 'We could not load this section.';

/** A tab whose script does not come before `arrives` is called. */
function open() {
  let isThere = false;
  const load = jest.fn((): Promise<ComponentType> => {
    if (!isThere) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    return Promise.resolve(() => <p>The section</p>);
  });
  const reload = jest.fn(() => Promise.resolve());
  const tab: Tab = { id: 'live', label: 'Live', group: 'Account', icon: Radio, filters: [], load };
  const server = new FakeServer().answers(adminStatusEndpoint, {
    success: true,
    data: { two_factor_enabled: true, role: 'owner', two_factor_missing: false, passkeys: 0 },
  });
  const { unmount } = renderInAdmin(<TabContent tab={tab} reload={reload} />, { server });
  const shownAgain = () => {
    unmount();
    renderInAdmin(<TabContent tab={tab} reload={reload} />, { server });
  };
  return { load, reload, arrives: () => (isThere = true), shownAgain };
}
const again = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('a section whose script did not come', () => {
  // What breaks in a component is logged by React.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('is fetched again at a press, without the page around it', async () => {
    const { arrives, reload } = open();
    expect(await screen.findByText(FAILED)).toBeVisible();
    arrives();
    await again();
    expect(await screen.findByText('The section')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is fetched by itself once there is a line', async () => {
    const { arrives, reload } = open();
    expect(await screen.findByText(FAILED)).toBeVisible();
    arrives();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('The section')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is fetched again where somebody comes back to it', async () => {
    const { arrives, shownAgain } = open();
    expect(await screen.findByText(FAILED)).toBeVisible();
    arrives();
    shownAgain();
    expect(await screen.findByText('The section')).toBeVisible();
  });

  it('asks for the page anew only where it fails at a press, too: a new version names its scripts otherwise', async () => {
    const { load, reload } = open();
    expect(await screen.findByText(FAILED)).toBeVisible();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await again();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(await screen.findByText(FAILED)).toBeVisible();
  });
});
