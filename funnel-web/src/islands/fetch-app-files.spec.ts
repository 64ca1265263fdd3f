import { fetchAppFiles } from './fetch-app-files';

describe('fetchAppFiles', () => {
  it('asks for each file that the build names, once', () => {
    const root = document.documentElement;
    root.dataset['app'] = '/assets/a.js /assets/b.js';
    fetchAppFiles(root);
    fetchAppFiles(root);
    const asked = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
    expect(asked).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it('asks for nothing where it names none', () => {
    document.head.innerHTML = '';
    fetchAppFiles(document.documentElement);
    expect(document.head.children).toHaveLength(0);
  });
});
