export { browserStore, type BrowserStore } from '@summit/web-app/browser/browser-store';
