import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FilePicker } from './FilePicker';

describe('choosing a file', () => {
  it('tells of the same file again: it may have been mended since', async () => {
    const onPick = jest.fn();
    render(<FilePicker label="CSV file" choose="Choose a file" accept=".csv" file={null} onPick={onPick} />);
    const field = screen.getByLabelText<HTMLInputElement>('CSV file');
    await userEvent.upload(field, new File([''], 'vip.csv'));
    expect(onPick).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }));
    // A browser says nothing where the field holds the file that is chosen.
    expect(field.files).toHaveLength(0);
    expect(onPick).toHaveBeenCalledTimes(1);
  });
});
