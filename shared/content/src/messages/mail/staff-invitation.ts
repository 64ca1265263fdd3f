import { composeMail } from '../compose-mail.js';
import { RESET_URL, VALID_FOR } from '../mail-variables.js';

/** Sent when an owner invites somebody to the back office. */
export const staffInvitation = composeMail({
  templateId: 'staff-invitation',
  name: 'Invitation to the back office',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your account in the admin dashboard',
  reason: 'You get this message because an owner of the summit invited you to the admin dashboard.',
  body: `
# Your account in the admin dashboard

An account was made for {{account_email}}. Choose a password, and you can sign in.

[Choose a password]({{reset_url}})

> The link is valid for {{valid_for}} and good for a single use. The password needs at least 12 characters.

If you did not expect this message, leave it alone: without a password nobody can sign in.
`,
  variables: [
    { name: 'account_email', example: 'office@growthandscale.example', description: 'Address of the account' },
    {
      ...RESET_URL,
      example: 'https://admin.growthandscale.example/admin/reset-password?token=c3e8',
      description: 'Page with the token in its query, where the password is set',
      required: true,
    },
    { ...VALID_FOR, example: '72 hours' },
  ],
});
