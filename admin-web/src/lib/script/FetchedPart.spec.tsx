import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { FetchedPart } from './FetchedPart';

const FAILED = 'We could not load the chart.';

/** A part inside of a page whose script does not come before `arrives` is called. */
function open() {
  let isThere = false;
  const part = {
    load: (): Promise<ComponentType<{ of: string }>> =>
      isThere ? Promise.resolve(({ of }) => <p>Chart of {of}</p>) : Promise.reject(new TypeError('Failed to fetch')),
  };
  renderInAdmin(
    <section tabIndex={-1} aria-label="Revenue">
      <input aria-label="Beside it" />
      <FetchedPart part={part} waiting={<p>Waiting</p>} failure={FAILED} reload={() => Promise.resolve()}>
        {(Chart) => <Chart of="the week" />}
      </FetchedPart>
    </section>,
  );
  return () => (isThere = true);
}

// D-473
describe('a part whose script did not come', () => {
  // What breaks in a component is logged by React.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('says so in its own place, and comes at a press, with the focus on what is around it', async () => {
    const arrives = open();
    await userEvent.type(screen.getByLabelText('Beside it'), 'typed');
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.getByLabelText('Beside it')).toHaveValue('typed');
    arrives();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Chart of the week')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Revenue' })).toHaveFocus();
    expect(screen.getByLabelText('Beside it')).toHaveValue('typed');
  });

  it('comes by itself once there is a line', async () => {
    const arrives = open();
    expect(await screen.findByText(FAILED)).toBeVisible();
    arrives();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Chart of the week')).toBeVisible();
  });

  it('is not asked for without a line, because some browsers would remember the failure; one to the machine itself counts', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const head = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    head.mockResolvedValue(new Response());
    const load = jest.fn(() => Promise.resolve(() => <p>Chart</p>));
    renderInAdmin(
      <FetchedPart part={{ load }} waiting={null} failure={FAILED}>
        {(Chart) => <Chart />}
      </FetchedPart>,
    );
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Chart')).toBeVisible();
    expect(head).toHaveBeenCalledWith('/', { method: 'HEAD', cache: 'no-store' });
  });
});
