import { fill } from '@summit/testing/fill';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog.js';
import type { Feedback } from './feedback-context.js';
import { FeedbackHost } from './FeedbackHost.js';
import { useFeedback } from './useFeedback.js';

const dialog = () => ConfirmDialog;

function open(): Feedback {
  let feedback: Feedback | null = null;
  function Page() {
    feedback = useFeedback();
    return null;
  }
  render(
    <FeedbackHost dialog={dialog}>
      <Page />
    </FeedbackHost>,
  );
  return feedback as unknown as Feedback;
}

describe('notify', () => {
  it('shows a success politely and lets it be closed', async () => {
    const { notify } = open();
    act(() => notify('Payment Successful! Redirecting to next offer...'));
    expect(screen.getByRole('status')).toHaveTextContent('Payment Successful! Redirecting to next offer...');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  });

  it('shows notices one at a time, each text once', async () => {
    const { notify } = open();
    act(() => {
      notify('First');
      notify('First');
      notify('Second');
    });
    expect(screen.getByRole('status')).toHaveTextContent('First');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Second')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  });

  describe('over time', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('takes a success away after five seconds', () => {
      const { notify } = open();
      act(() => notify('Saved'));
      act(() => jest.advanceTimersByTime(4999));
      expect(screen.getByRole('status')).toBeVisible();
      act(() => jest.advanceTimersByTime(1000));
      act(() => jest.runOnlyPendingTimers());
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    });

    it('keeps an error until it is closed', () => {
      const { notify } = open();
      act(() => notify('Error validating coupon. Please try again.', 'error'));
      act(() => jest.advanceTimersByTime(600_000));
      expect(screen.getByRole('alert')).toHaveTextContent('Error validating coupon. Please try again.');
    });

    /** In steps, because one that leaves takes its time as well. */
    const pass = (ms: number) => {
      for (let left = ms; left > 0; left -= 100) act(() => jest.advanceTimersByTime(Math.min(left, 100)));
    };

    it('lets an error that could be read make room for what became of the next try', () => {
      const { notify } = open();
      act(() => notify('Not saved.', 'error'));
      pass(60_000);
      act(() => notify('Saved'));
      pass(1000);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent('Saved');
    });

    it('takes no error away before it could be read', () => {
      const { notify } = open();
      act(() => notify('Not saved.', 'error'));
      act(() => notify('Saved'));
      pass(4999);
      expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
      pass(1000);
      expect(screen.getByRole('status')).toHaveTextContent('Saved');
    });
  });
});

describe('confirm', () => {
  const QUESTION = { title: 'Delete session?', body: 'Its 3 ratings go too.', confirmLabel: 'Delete session' };
  const ask = (feedback: Feedback, options = {}) => {
    let answer: Promise<boolean> = Promise.resolve(false);
    act(() => {
      answer = feedback.confirm({ ...QUESTION, ...options });
    });
    return answer;
  };

  it('asks with the safe answer focused, and resolves true on the verb', async () => {
    const answer = ask(open());
    expect(screen.getByRole('alertdialog', { name: 'Delete session?' })).toHaveAccessibleDescription(
      'Its 3 ratings go too.',
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete session' }));
    await expect(answer).resolves.toBe(true);
  });

  it('resolves false on Cancel and on Escape', async () => {
    const feedback = open();
    const first = ask(feedback);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(first).resolves.toBe(false);
    const second = ask(feedback);
    await userEvent.keyboard('{Escape}');
    await expect(second).resolves.toBe(false);
  });

  it('enables the verb only for the exact phrase', async () => {
    const answer = ask(open(), { phrase: 'DELETE EVERYTHING', danger: true });
    const field = screen.getByLabelText('Type DELETE EVERYTHING to confirm');
    const verb = screen.getByRole('button', { name: 'Delete session' });
    expect(field).toHaveFocus();
    await fill(field, 'delete everything');
    expect(verb).toBeDisabled();
    await userEvent.clear(field);
    await fill(field, 'DELETE EVERYTHING');
    await userEvent.click(verb);
    await expect(answer).resolves.toBe(true);
  });
});

describe('useFeedback', () => {
  it('throws without its host', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    function Page() {
      useFeedback();
      return null;
    }
    expect(() => render(<Page />)).toThrow('FeedbackHost is missing');
    logged.mockRestore();
  });
});
