import '@summit/ui/fonts.css';
import { drawApp } from '@summit/web-app/first-paint/draw-app';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { createServices } from './app/create-services';
import { createStyles, Providers } from './app/Providers';
import { startEarly } from './app/start-early';

const services = createServices();
drawApp(
  <Providers services={services} styles={createStyles()}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Providers>,
  startEarly(window.location.pathname, { services, hash: window.location.hash }),
);
