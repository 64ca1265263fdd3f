import type { BrowserKeyName } from '@summit/contracts';
import { fakeFiles, type SavedFile } from '@summit/testing/fake-files';
import { FakeServer } from '@summit/testing/fake-server';
import { memoryStore } from '@summit/testing/memory-store';
import { renderAt, type RenderedPage } from '@summit/testing/render-at';
import { SUMMIT_ZONE } from '@summit/rules';
import { createBearerApi } from '@summit/web-app/calls/create-bearer-api';
import { createQueries } from '@summit/web-app/calls/create-queries';
import { keptAnswers } from '@summit/web-app/services/answers';
import type { ReactNode } from 'react';
import { OfficeProviders } from '../src/app/OfficeProviders';
import { createStyles, Providers } from '../src/app/Providers';
import { FiguresAges } from '../src/lib/figures-age/figures-ages';
import { createAdminSession } from '../src/lib/session/admin-session';
import { confirmedCalls } from '../src/lib/session/confirmed-calls';
import { endsAdminSession } from '../src/lib/session/ends-admin-session';
import type { Services } from '../src/lib/services';
import { OperatorZone } from '../src/lib/time/operator-zone';

export const SIGNED_IN = {
  adminToken: 'bearer-1',
  adminEmail: 'ops@summit.example',
  adminExpires: '2999-01-01T00:00:00.000Z',
};

export interface AdminWorld extends RenderedPage {
  server: FakeServer;
  services: Services;
  saved: SavedFile[];
}

export interface AdminWorldOptions {
  /** The operator's zone; the Pacific one, unless told otherwise. */
  zone?: string;
  server?: FakeServer;
  /** Path and query that the page is opened with. */
  at?: string;
  /** What the browser holds; somebody who is signed in, unless told otherwise. */
  stored?: Partial<Record<BrowserKeyName, string>>;
}

/** Renders a part of the back office with everything around it that is not the browser or the server. */
export function renderInAdmin(content: ReactNode, options: AdminWorldOptions = {}): AdminWorld {
  const { server = new FakeServer(), at = '/admin/dashboard', stored = SIGNED_IN, zone = SUMMIT_ZONE } = options;
  const session = createAdminSession(memoryStore(stored));
  const files = fakeFiles();
  const figuresAges = new FiguresAges();
  const fetchCall = figuresAges.watching(server.fetch);
  const api = confirmedCalls(createBearerApi(session, endsAdminSession, fetchCall), session.confirmation);
  const services: Services = { session, files, api, figuresAges, answers: keptAnswers(createQueries(1)) };
  const view = renderAt(at, content, (routed) => (
    <Providers services={services} styles={createStyles()}>
      <OfficeProviders>
        <OperatorZone value={zone}>{routed}</OperatorZone>
      </OfficeProviders>
    </Providers>
  ));
  return { ...view, server, services, saved: files.saved };
}
