import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy } from 'react';
import { ConfirmDialog } from './ConfirmDialog.js';
import type { Feedback } from './feedback-context.js';
import { FeedbackHost } from './FeedbackHost.js';
import { useFeedback } from './useFeedback.js';

const QUESTION = { title: 'Leave the list?', confirmLabel: 'Leave' };

describe('a dialog that comes with the first question', () => {
  it('says so where it cannot be fetched, keeps the page, answers no, and is fetched again for the next question', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetched = jest
      .fn<Promise<{ default: typeof ConfirmDialog }>, []>()
      .mockRejectedValueOnce(new Error('gone with the deploy'))
      .mockResolvedValue({ default: ConfirmDialog });
    const dialog = () => lazy(fetched);
    let feedback!: Feedback;
    function Page() {
      feedback = useFeedback();
      return <p>The page</p>;
    }
    render(
      <FeedbackHost dialog={dialog}>
        <Page />
      </FeedbackHost>,
    );
    const ask = () => {
      let answer!: Promise<boolean>;
      act(() => {
        answer = feedback.confirm(QUESTION);
      });
      return answer;
    };
    const first = ask();
    expect(await screen.findByRole('alert')).toHaveTextContent('Reload the page to try again.');
    await expect(first).resolves.toBe(false);
    expect(screen.getByText('The page')).toBeVisible();
    logged.mockRestore();

    const second = ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(second).resolves.toBe(true);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
