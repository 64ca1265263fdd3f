import { act, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BrowserKeyName, DownloadedFile } from '@summit/contracts';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../src/app/App';
import { createQueries } from '../src/app/create-queries';
import { Providers } from '../src/app/Providers';
import { createMemberApi } from '../src/lib/member-api';
import type { Services } from '../src/lib/services';
import { createVipSession } from '../src/lib/vip-session';
import { aMember } from './a-member';
import { fakeApi, type Answers } from './fake-api';
import { memoryStore } from './memory-store';

// Pages are loaded when they are opened, which takes a machine under load longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

/** Ids of the elements that were brought into view; jsdom has no layout and can't scroll. */
export const scrolledTo: string[] = [];
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
  scrolledTo.push(this.id);
};

export interface SavedFile {
  name: string;
  text: string;
}

const textOf = (bytes: BlobPart): string =>
  typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes as ArrayBuffer);

/** Files and windows that remember what they were asked. */
export function fakeFiles() {
  const saved: SavedFile[] = [];
  const opened: string[] = [];
  return {
    saved,
    opened,
    save: ({ bytes }: { bytes: BlobPart; type: string }, name: string) => saved.push({ name, text: textOf(bytes) }),
    open: (url: string) => opened.push(url),
  };
}

export const pdf = (name: string | null = null): DownloadedFile => ({
  name,
  type: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF').buffer as ArrayBuffer,
});

let address = '';
function Address() {
  const { pathname, search, hash } = useLocation();
  address = pathname + search + hash;
  return null;
}

export interface OpenAppOptions {
  answers?: Answers;
  /** What the browser keeps from before. */
  kept?: Partial<Record<BrowserKeyName, string>>;
  /** For tests that let time pass themselves. */
  advanceTimers?: (ms: number) => void;
}

/** What the browser keeps of a member who signed in before. */
export const signedIn = (user = aMember()): Partial<Record<BrowserKeyName, string>> => ({
  vipToken: 'token-1',
  vipUser: JSON.stringify(user),
});

/** The whole app at `path`, with a fake API typed by the contracts. */
export async function openApp(path: string, { answers = {}, kept = {}, advanceTimers }: OpenAppOptions = {}) {
  const api = fakeApi({ vipStatus: () => ({ success: true, user: aMember() }), ...answers });
  const store = memoryStore(kept);
  const session = createVipSession(store);
  const files = fakeFiles();
  const services: Services = { session, files, api: createMemberApi(session, api.fetch) };
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : { delay: null });
  const view = render(
    <Providers services={services} queries={createQueries(0)}>
      <MemoryRouter initialEntries={[path]}>
        <App />
        <Address />
      </MemoryRouter>
    </Providers>,
  );
  await screen.findByRole('heading', { level: 1 });
  // What the first page asked for has been answered.
  await act(async () => undefined);
  return { ...view, api, store, session, files, user, address: () => address };
}
