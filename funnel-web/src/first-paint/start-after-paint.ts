/** What the page that asks for its scripts late brings with it, as text. */
export interface StartTools {
  afterFirstPaint: (work: () => void) => void;
  /** Where presses are kept until the script has run. */
  holdPresses?: () => (only?: 'links') => void;
}

/**
 * Stands in the head of a painted page as a script of its own, so it refers to nothing outside of itself. Until the page is painted, its HTML
 * and its font have the line for themselves. Then all scripts are asked for at once: `data-start` of its element names the one that begins,
 * `data-files` those that this one needs. It begins when the HTML has come whole: a script that a script adds does not wait for that by itself.
 */
export function startAfterPaint({ afterFirstPaint, holdPresses }: StartTools): void {
  const { start = '', files = '' } = document.currentScript!.dataset;
  const release = holdPresses?.();
  afterFirstPaint(() => {
    const preloads = [start, ...files.split(' ').filter(Boolean)].map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
    const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: start });
    if (release) {
      // What the script does a frame after it has run is there then.
      script.addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => release())));
      script.addEventListener('error', () => {
        // Nobody else sends a form of the page: it says so at each press.
        const say = ({ target }: Event) =>
          target instanceof HTMLFormElement && target.querySelector('[data-unsent]')?.removeAttribute('hidden');
        document.addEventListener('submit', say, true);
        // Without it links lead somewhere useful.
        release();
      });
      // A connection that hangs says neither for minutes; a slow one has it after all, so buttons wait on.
      setTimeout(() => release('links'), 6_000);
    }
    document.head.append(...preloads);
    const begin = () => document.head.append(script);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
    else begin();
  });
}
