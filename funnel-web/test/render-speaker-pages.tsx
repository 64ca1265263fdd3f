import { act, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createFunnelCache } from '../src/app/emotion-cache';
import { Providers } from '../src/app/Providers';
import { SpeakerPortsContext } from '../src/features/speaker-portal/speaker-ports';
import { speakerDashboardPath, speakerLoginPath, speakerSetPasswordPath } from '../src/lib/site/paths';
import { SpeakerDashboardRoute } from '../src/pages/speaker-dashboard/SpeakerDashboardRoute';
import { SpeakerLoginRoute } from '../src/pages/speaker-login/SpeakerLoginRoute';
import { SpeakerSetPasswordRoute } from '../src/pages/speaker-set-password/SpeakerSetPasswordRoute';
import { fakeSpeakerPorts, type FakeSpeakerOptions } from './fake-speaker-ports';

/** Renders the speakers' pages at `path` as the app does, and lets the first calls answer. */
export async function renderSpeakerPages(path: string, given: FakeSpeakerOptions = {}) {
  const fake = fakeSpeakerPorts(given);
  let shown = path;
  function Probe() {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    return null;
  }
  window.scrollTo = () => undefined;
  await act(async () =>
    render(
      <Providers cache={createFunnelCache()}>
        <MemoryRouter initialEntries={[path]}>
          <SpeakerPortsContext value={fake.ports}>
            <Routes>
              <Route path={speakerLoginPath} element={<SpeakerLoginRoute />} />
              <Route path={speakerSetPasswordPath} element={<SpeakerSetPasswordRoute />} />
              <Route path={speakerDashboardPath} element={<SpeakerDashboardRoute />} />
            </Routes>
          </SpeakerPortsContext>
          <Probe />
        </MemoryRouter>
      </Providers>,
    ),
  );
  return { ...fake, shown: () => shown };
}
