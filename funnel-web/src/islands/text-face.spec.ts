import { showTextFace } from './text-face';

describe('showTextFace', () => {
  it('switches the face on that waits in the head, and nothing else', () => {
    document.head.innerHTML =
      '<style media="not all" data-text-face>p{}</style><style media="print" id="other">p{}</style>';
    showTextFace();
    expect(document.querySelector('[data-text-face]')).not.toHaveAttribute('media');
    expect(document.getElementById('other')).toHaveAttribute('media', 'print');
  });
});
