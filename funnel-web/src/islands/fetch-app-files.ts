/**
 * Has the files of the app fetched and compiled that the build names in the root element, without running them: the first sign of the
 * visitor finds them in the browser, and who only reads is not disturbed.
 */
export function fetchAppFiles(root: HTMLElement): void {
  for (const href of (root.dataset['app'] ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  delete root.dataset['app'];
}
