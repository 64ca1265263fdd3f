import {
  adminCreateEmailTemplateEndpoint,
  adminEmailTemplatesEndpoint,
  adminMailValuesEndpoint,
  adminRestoreEmailTemplateEndpoint,
  adminTestEmailTemplateEndpoint,
  adminUpdateEmailTemplateEndpoint,
} from '@summit/contracts';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aMail } from '../../../test/cms-items';
import { open, panel, openItem, press, type, create, stored } from '../../../test/open-cms';

// What a test leaves typed is kept in the tab.
afterEach(() => sessionStorage.clear());

//
describe('a mail', () => {
  it('is shown as it would go out, while it is written', async () => {
    await open('Email');
    await openItem(/Already a member/);
    expect(panel().getByText('Preview: Hello Amara Okafor')).toBeVisible();
    const frame = panel().getByTitle('The mail as it looks');
    // No scripts, no windows, no forms, and no link that would lead the frame elsewhere.
    expect(frame).toHaveAttribute('sandbox', '');
    const html = frame.getAttribute('srcdoc') ?? '';
    expect(html).toContain('Come in: ');
    expect(html).toContain('<base target="_blank">');
    expect(frame).toHaveStyle({ width: '390px' });
    await press('Desktop');
    expect(frame).toHaveStyle({ width: '1280px' });
    await type('Body', 'Dear {{name}}, <b>welcome</b>');
    expect(panel().getByRole('region', { name: 'Preview' })).toHaveTextContent('Dear Amara Okafor, <b>welcome</b>');
    expect(panel().getByText('{{login_url}}')).toBeInTheDocument();
    expect(panel().getByRole('combobox', { name: 'Type' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is shown with the data of one person, and says why it can not be', async () => {
    const server = await open('Email');
    await openItem(/Already a member/);
    const email = panel().getByLabelText('Preview with the data of');
    await userEvent.type(email, 'no address{Enter}');
    expect(panel().getByText('Enter an email address, for example ops@company.com')).toBeVisible();
    server.on(adminMailValuesEndpoint, () => refused('person_unknown'));
    await type('Preview with the data of', 'nobody@example.com');
    await press('Show');
    expect(await panel().findByText('Nothing is stored about this address.')).toBeVisible();
    const values = { name: 'Noor Haddad', order_id: 'not of this mail' };
    server.answers(adminMailValuesEndpoint, { success: true, values });
    await type('Preview with the data of', 'noor@example.com');
    await userEvent.keyboard('{Enter}');
    expect(await panel().findByText('Preview: Hello Noor Haddad')).toBeVisible();
    expect(panel().getByText(/^With what we know of noor@example\.com; the rest/)).toBeVisible();
    expect(server.bodiesOf(adminMailValuesEndpoint).at(-1)).toEqual({
      email: 'noor@example.com',
      template_id: 'vip-already-member',
    });
    await press('Back to example values');
    expect(panel().getByText('Preview: Hello Amara Okafor')).toBeVisible();
    expect(server.callsOf(adminUpdateEmailTemplateEndpoint)).toEqual([]);
  });

  it('names variables that it does not have, before and after the server has refused them', async () => {
    const server = await open('Email');
    const fields = { body: 'This mail has no variable {{nmae}}.' };
    server.on(adminUpdateEmailTemplateEndpoint, () => refused('mail_variable_unknown', { fields }));
    await openItem(/Already a member/);
    await type('Body', 'Dear {{nmae}}');
    expect(panel().getByText(/^This mail has no variable \{\{nmae\}\}\. It/)).toBeVisible();
    await press('Save');
    expect(await screen.findByText(/^Error saving email-templates: The text names a variable/)).toBeVisible();
    expect(panel().getByText('This mail has no variable {{nmae}}.')).toBeVisible();
    expect(panel().getByLabelText('Body')).toHaveFocus();
  });

  it('is tried out, and restored after a question', async () => {
    const server = await open('Email');
    server.answers(adminTestEmailTemplateEndpoint, { success: true, message: 'The mail is on its way to you.' });
    const answer = { ...stored(aMail()), message: 'The built-in text is back.', unknown_variables: [] };
    server.answers(adminRestoreEmailTemplateEndpoint, answer);
    await openItem(/Already a member/);
    await press('Send me a test');
    expect(await screen.findByText('The mail is on its way to you.')).toBeVisible();
    await press('Restore the default');
    const question = screen.getByRole('alertdialog', { name: 'Restore the built-in text?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Restore the default' }));
    await waitFor(() => expect(server.callsOf(adminRestoreEmailTemplateEndpoint)).toHaveLength(1));
    await waitFor(() => expect(server.callsOf(adminEmailTemplatesEndpoint)).toHaveLength(2));
  });

  it('that the product does not send says which names nobody fills', async () => {
    const server = await open('Email');
    const answer = { ...stored(aMail({ sends: 'nothing' })), unknown_variables: ['offer'] };
    server.answers(adminCreateEmailTemplateEndpoint, answer);
    await create();
    await type('Name', 'News');
    await type('Subject', 'News');
    await type('Body', 'Take {{offer}}, {{name}}');
    await type('Variables', 'name');
    await press('Save');
    expect(await screen.findByText('Saved. Nobody fills {{offer}}.')).toBeVisible();
    expect(server.bodiesOf(adminCreateEmailTemplateEndpoint)).toEqual([
      {
        name: 'News',
        subject: 'News',
        type: 'transactional',
        body: 'Take {{offer}}, {{name}}',
        variables: ['name'],
        active: true,
      },
    ]);
  });
});
