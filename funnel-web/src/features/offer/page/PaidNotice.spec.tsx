import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PaidNotice } from './PaidNotice';

const show = (state: unknown) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/dfy', state }]}>
      <PaidNotice />
    </MemoryRouter>,
  );

describe('PaidNotice', () => {
  it('repeats the success of the page before', () => {
    show({ paid: 'implementation', amountCents: 9_700, from: '/implementation' });
    expect(screen.getByRole('status')).toHaveTextContent('Payment received. The Implementation Package is yours');
  });

  it('says nothing to who came another way', () => {
    const { container } = show(null);
    expect(container).toBeEmptyDOMElement();
  });
});
