import { render } from '@testing-library/react';
import { Mark } from './Mark.js';
import { Relief } from './Relief.js';
import { Wordmark } from './Wordmark.js';

describe('Mark', () => {
  it('is four heights and a top, hidden from screen readers', () => {
    const { container } = render(<Mark size={20} />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('width', '20');
    expect(container.querySelectorAll('path')).toHaveLength(4);
    expect(container.querySelector('path')).toHaveAttribute('fill', '#0F6A62');
  });

  it('is drawn as strokes of the current color in one tone', () => {
    const { container } = render(<Mark tone="mono" />);
    for (const path of container.querySelectorAll('path')) expect(path).toHaveAttribute('stroke', 'currentColor');
  });
});

describe('Wordmark', () => {
  it('says the name; admin sets it in the text face', () => {
    const { rerender, container } = render(<Wordmark />);
    expect(container).toHaveTextContent('Growth & Scale Summit');
    expect(container.firstElementChild).toHaveStyle({ fontWeight: '750' });
    rerender(<Wordmark plain />);
    expect((container.firstElementChild as HTMLElement).style.fontFamily).toContain('Figtree');
  });
});

describe('Relief', () => {
  it('draws the same picture for the same seed and another one for another', () => {
    const html = (seed: string) => render(<Relief seed={seed} day={2} w={160} h={90} />).container.innerHTML;
    expect(html('a')).toBe(html('a'));
    expect(html('a')).not.toBe(html('b'));
  });
});
