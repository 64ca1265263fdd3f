import { configure, render, screen, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueries } from '../src/app/create-queries';
import { Providers } from '../src/app/Providers';
import { createAdminSession } from '../src/lib/admin-session';
import { createAdminApi } from '../src/lib/api';
import type { BrowserStore } from '../src/lib/browser-store';
import type { Services } from '../src/lib/services';
import { FakeServer } from './fake-server';

// The data grid is slow in jsdom, and the machines that run these tests are busy.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
// jsdom does not scroll.
window.scrollTo = () => {};

/** A browser store in memory. */
export function memoryStore(values: Record<string, string> = {}): BrowserStore {
  const kept = new Map(Object.entries(values));
  return {
    get: (name) => kept.get(name) ?? null,
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
    onOtherTab: () => () => {},
  };
}

export const SIGNED_IN = {
  adminToken: 'bearer-1',
  adminEmail: 'ops@summit.example',
  adminExpires: '2999-01-01T00:00:00.000Z',
};

export interface AdminWorld extends RenderResult {
  server: FakeServer;
  services: Services;
  saved: { name: string; bytes: ArrayBuffer }[];
  /** Path and query of the page now. */
  place: () => string;
}

export interface AdminWorldOptions {
  server?: FakeServer;
  /** Path and query that the page is opened with. */
  at?: string;
  /** What the browser holds; somebody who is signed in, unless told otherwise. */
  stored?: Record<string, string>;
}

function Place() {
  const { pathname, search } = useLocation();
  return <output data-testid="place" hidden>{`${pathname}${search}`}</output>;
}

/** Renders a part of the back office with everything around it that is not the browser or the server. */
export function renderInAdmin(content: ReactNode, options: AdminWorldOptions = {}): AdminWorld {
  const { server = new FakeServer(), at = '/admin/dashboard', stored = SIGNED_IN } = options;
  const session = createAdminSession(memoryStore(stored));
  const saved: AdminWorld['saved'] = [];
  const services: Services = {
    session,
    api: createAdminApi(session, server.fetch),
    files: { save: ({ name, bytes }, fallbackName) => void saved.push({ name: name ?? fallbackName, bytes }) },
  };
  const rendered = render(
    <Providers services={services} queries={createQueries(1)}>
      <MemoryRouter initialEntries={[at]}>
        {content}
        <Place />
      </MemoryRouter>
    </Providers>,
  );
  return { ...rendered, server, services, saved, place: () => screen.getByTestId('place').textContent };
}
