import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { createSummitTheme } from '../theme/createSummitTheme.js';
import { Section } from './Section.js';
import { SectionHead } from './SectionHead.js';
import { SkipLink } from './SkipLink.js';

describe('Section', () => {
  it('is a region named by its heading', () => {
    render(
      <ThemeProvider theme={createSummitTheme('funnel')}>
        <Section id="faq" labelledBy="faq-title">
          <SectionHead id="faq-title" eyebrow="FAQ" title="Questions" lead="Before you register" />
        </Section>
      </ThemeProvider>,
    );
    const region = screen.getByRole('region', { name: 'Questions' });
    expect(region).toHaveAttribute('id', 'faq');
    expect(screen.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible();
    expect(screen.getByText('FAQ').tagName).toBe('P');
    expect(screen.getByText('Before you register')).toBeVisible();
  });

  it('leaves out what a head does not have', () => {
    const { container } = render(<SectionHead title="Questions" />);
    expect(container.querySelectorAll('p')).toHaveLength(0);
  });
});

describe('SkipLink', () => {
  it('leads to the main content', () => {
    render(<SkipLink />);
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  });
});
