import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface DocumentedCall {
  document: string;
  access: string;
  method: string;
  path: string;
}

const DOCUMENTS = ['public-funnel.md', 'admin.md', 'member.md'] as const;
type Document = (typeof DOCUMENTS)[number];

/** "Every admin call carries the token" (admin.md 6), which these lead to. */
const BEFORE_ADMIN_TOKEN = ['login', 'verify-2fa', 'forgot-password', 'reset-password'];

/** The call may go on where one before it left off: `/api/admin/dashboard/revenue-chart; /product-performance`. */
const CALL = /(?:\b(GET|POST|PUT|DELETE) )?(?<![^\s(])(\/(?:[a-z0-9/_-]|\{[a-z ]+\})+)/g;

const sectionOfCalls = (text: string): string => /^## 7\. [\s\S]*?(?=^## 8\.)/m.exec(text)?.[0] ?? '';

/** `{bonus key}` is `:bonus_key` in a route. */
const asRoute = (written: string): string =>
  written.replace(/\{([a-z ]+)\}/g, (_whole, name: string) => `:${name.replace(' ', '_')}`);

function accessOf(document: Document, line: string, route: string): string {
  switch (document) {
    case 'admin.md':
      return BEFORE_ADMIN_TOKEN.some((step) => route === `/api/admin/auth/${step}`) ? 'public' : 'admin';
    case 'member.md':
      return line.includes('(bearer)') ? 'vip' : 'public';
    case 'public-funnel.md':
      return line.includes('bearer token') ? 'speaker' : 'public';
  }
}

function callsIn(document: Document): DocumentedCall[] {
  const file = path.join(import.meta.dirname, '../../../docs/specification', document);
  const calls: DocumentedCall[] = [];
  let underHeading = '';
  for (const line of sectionOfCalls(readFileSync(file, 'utf8')).split('\n')) {
    if (line.startsWith('#')) underHeading = /\(([A-Z]+)\)$/.exec(line)?.[1] ?? '';
    // A row names its call in the first column, a list anywhere.
    const text = line.startsWith('|') ? (line.split('|')[1] ?? '') : line.startsWith('- ') ? line : '';
    let [method, route] = [underHeading, ''];
    for (const [, ownMethod, written = ''] of text.matchAll(CALL)) {
      method = ownMethod ?? method;
      route = written.startsWith('/api/') ? asRoute(written) : path.posix.dirname(route) + asRoute(written);
      calls.push({ document, access: accessOf(document, line, route), method, path: route });
    }
  }
  return calls;
}

/**
 * The calls that the requirement documents name in their sections of calls: who may call, method and path. The paths of the
 * content tables are "not shown" there (`/api/admin/{resource}`). What else the table holds says in its row who asks for it.
 */
export const DOCUMENTED_CALLS: DocumentedCall[] = DOCUMENTS.flatMap(callsIn).filter(
  (call) => !call.path.includes(':resource'),
);
