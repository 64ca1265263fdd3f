import type { FastifyInstance } from 'fastify';
import { html } from '../../../page/html.js';

/** What Stripe's pages need beyond the style of all simulator pages. */
const STRIPE_STYLE = `
.stack, .stack label { grid-template-columns: minmax(0, 1fr); }
.stack .meta { margin: -4px 0 0; }
.problem { border: 1px solid var(--error); border-left-width: 6px; color: var(--error); background: var(--surface); }
.stack .fields label { flex: 1 1 140px; }
.stack .fields input { width: 100%; }
#stripe .list + h3 { margin-top: 28px; }
#stripe dt { color: var(--ink2); }
`;

/** Goes into the content of a page; the policy of the pages allows style sheets of the same origin only. */
export const STRIPE_STYLE_LINK = html`<link rel="stylesheet" href="/stripe/style.css" />`;

export function styleRoute(app: FastifyInstance): void {
  app.get('/stripe/style.css', (_request, reply) => reply.type('text/css').send(STRIPE_STYLE));
}
