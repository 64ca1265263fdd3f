import { render, screen } from '@testing-library/react';
import { Portrait } from './Portrait.js';

describe('Portrait', () => {
  it('draws a person without a photo, with initials and without an alternative text', () => {
    const { container } = render(<Portrait name="Amara Okafor" day={1} />);
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,/));
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(screen.getByText('AO')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows a photo as it is: named, without initials', () => {
    render(<Portrait name="Amara Okafor" day={1} src="/photos/amara.jpg" />);
    expect(screen.getByRole('img', { name: 'Amara Okafor' })).toHaveAttribute('src', '/photos/amara.jpg');
    expect(screen.queryByText('AO')).not.toBeInTheDocument();
  });

  it('reserves its place before the picture is there', () => {
    const { container } = render(<Portrait name="Amara Okafor" day={1} src="/photos/amara.jpg" />);
    expect(container.querySelector('img')).toHaveAttribute('width', '320');
    expect(container.querySelector('img')).toHaveAttribute('height', '400');
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });
});
