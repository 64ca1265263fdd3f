import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExitDialog } from './ExitDialog';

describe('ExitDialog', () => {
  const open = () => {
    const answers: string[] = [];
    render(
      <ExitDialog
        open
        covers={[{ title: 'Blueprints', art: '/a.svg' }]}
        onAccept={() => answers.push('accept')}
        onDismiss={() => answers.push('dismiss')}
      />,
    );
    return answers;
  };

  it('offers two ways of the same size', async () => {
    const answers = open();
    expect(screen.getByRole('dialog', { name: 'Two bonuses before you go?' })).toBeVisible();
    const accept = screen.getByRole('button', { name: 'Register free' });
    const decline = screen.getByRole('button', { name: 'No thanks' });
    for (const button of [accept, decline]) expect(button).toHaveClass('MuiButton-sizeLarge', 'MuiButton-fullWidth');
    await userEvent.click(accept);
    await userEvent.click(decline);
    await userEvent.keyboard('{Escape}');
    expect(answers).toEqual(['accept', 'dismiss', 'dismiss']);
  });
});
