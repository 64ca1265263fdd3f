import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CopyButton } from './CopyButton.js';

describe('CopyButton', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const open = () => {
    // Brings a clipboard.
    userEvent.setup();
    render(<CopyButton text="https://summit.example/?ref=AMARA" label="Copy link" />);
  };
  // All of it within `act`: React would begin the two seconds by the clock of the machine.
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));

  it('copies the text and says Copied! for 2 seconds, aloud as well', async () => {
    open();
    await press();
    expect(await navigator.clipboard.readText()).toBe('https://summit.example/?ref=AMARA');
    expect(screen.getByRole('button')).toHaveTextContent('Copied!');
    expect(screen.getByRole('status')).toHaveTextContent('Copied!');
    await act(async () => jest.advanceTimersByTime(1999));
    expect(screen.getByRole('button')).toHaveTextContent('Copied!');
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button')).toHaveTextContent('Copy link');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says so when the browser refuses', async () => {
    open();
    const refused = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('Select and copy by hand');
    refused.mockRestore();
  });
});
