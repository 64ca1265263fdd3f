import '@summit/ui/fonts-admin.css';
import { drawApp } from '@summit/web-app/first-paint/draw-app';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createServices } from './app/create-services';
import { OFFICE } from './app/lazy-office';
import { createStyles, Providers } from './app/Providers';

const services = createServices();
/** What fails here is asked for again, and shown, where it is needed. */
const fetchOffice = async () => void (await OFFICE.load().catch(() => undefined));

drawApp(
  <Providers services={services} styles={createStyles()}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Providers>,
  services.session.current().token === null ? Promise.resolve() : fetchOffice(),
);
