/**
 * Stands in the head of a painted offer as a script of its own, so it refers to nothing outside of itself. Until the page is painted, its HTML
 * and its font have the line for themselves. Then all scripts are asked for at once: `data-start` of its element names the one that begins,
 * `data-files` those that this one needs. It begins when the HTML has come whole: a script that a script adds does not wait for that by itself.
 */
export function startAfterPaint(afterPaint: (work: () => void) => void): void {
  const { start = '', files = '' } = document.currentScript!.dataset;
  afterPaint(() => {
    const preloads = [start, ...files.split(' ').filter(Boolean)].map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
    const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: start });
    document.head.append(...preloads);
    const begin = () => document.head.append(script);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
    else begin();
  });
}
