import { render, screen } from '@testing-library/react';
import { PageMessage } from './PageMessage.js';

describe('PageMessage', () => {
  it('announces itself by title and focus, and shows the ways on', () => {
    render(
      <PageMessage title="This path is not on the map" text="The page has moved.">
        <a href="/">Home</a>
      </PageMessage>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'This path is not on the map' })).toHaveFocus();
    expect(document.title).toBe('This path is not on the map | Growth & Scale Summit');
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  });
});
