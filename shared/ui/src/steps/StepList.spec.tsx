import { render, screen } from '@testing-library/react';
import { StepList } from './StepList.js';

describe('StepList', () => {
  it('tells the steps in their order, each with its time', () => {
    render(
      <StepList
        label="Receipt"
        steps={[
          { key: 1, dateTime: '2025-11-20T18:00:00Z', when: '20 November 2025', text: 'VIP was paid.' },
          { key: 2, dateTime: '2025-12-01T08:10:00Z', when: '1 December 2025', text: '$18.50 went into the payout.' },
        ]}
      />,
    );
    expect(screen.getByRole('list', { name: 'Receipt' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '20 November 2025VIP was paid.',
      '1 December 2025$18.50 went into the payout.',
    ]);
    expect(screen.getByText('20 November 2025')).toHaveAttribute('datetime', '2025-11-20T18:00:00Z');
  });
});
