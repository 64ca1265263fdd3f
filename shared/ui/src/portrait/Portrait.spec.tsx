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

  it('shows a photo of the back office in the best format and size, with its own description', () => {
    const face = {
      src: '/f-400.webp',
      avif: '/f-160.avif 160w, /f-400.avif 400w',
      webp: '/f-160.webp 160w, /f-400.webp 400w',
      alt: 'Amara laughing',
    };
    const { container } = render(<Portrait name="Amara Okafor" day={1} src="/old.jpg" face={face} />);
    const image = screen.getByRole('img', { name: 'Amara laughing' });
    expect([image.getAttribute('src'), image.getAttribute('srcset')]).toEqual([face.src, face.webp]);
    expect(container.querySelector('source[type="image/avif"]')).toHaveAttribute('srcset', face.avif);
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['320', '400']);
    expect(screen.queryByText('AO')).not.toBeInTheDocument();
  });

  it('reserves its place before the picture is there', () => {
    const { container } = render(<Portrait name="Amara Okafor" day={1} src="/photos/amara.jpg" />);
    expect(container.querySelector('img')).toHaveAttribute('width', '320');
    expect(container.querySelector('img')).toHaveAttribute('height', '400');
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });
});
