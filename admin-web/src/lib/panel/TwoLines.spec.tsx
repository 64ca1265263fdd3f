import { render, screen } from '@testing-library/react';
import { TwoLines } from './TwoLines';

describe('a cell of two lines', () => {
  it('says both whole where a column is too narrow for them', () => {
    render(<TwoLines main="Adjoa Bediako" note="adjoa-bediako@speakers.summit.test" />);
    expect(screen.getByText('Adjoa Bediako')).toHaveAttribute('title', 'Adjoa Bediako');
    expect(screen.getByText(/^adjoa/)).toHaveAttribute('title', 'adjoa-bediako@speakers.summit.test');
  });

  it('has no such text where a line is more than text', () => {
    render(<TwoLines main={<b>Adjoa</b>} note="" />);
    expect(screen.getByText('Adjoa').parentElement).not.toHaveAttribute('title');
  });
});
