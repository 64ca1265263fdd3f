/** What the page asked before the app had come; the app takes it over (`first-answer.ts` of the member area). */
export interface FirstAnswer {
  /** Path and query without the value that only makes an address new. */
  address: string;
  bearer: string | null;
  asked: Promise<Response>;
}

declare global {
  interface Window {
    summitFirstAnswer?: FirstAnswer | undefined;
  }
}

/**
 * Stands in the prerendered page as a script of its own, so it refers to nothing outside of itself. `data-call` of its element says what
 * the page will show: it is asked for while the app is still on its way, and what it says in words is shown where `data-first` names it. `data-files`: the
 * scripts of the page. `data-paths`: a document of many pages asks on these only; on others nobody would take the answer, and it would be
 * handed out long after. `data-for`: what is painted is for `members`, who are signed in, or for `guests` only; the others are led on to another page, and until then see
 * nothing. All questions and files of such a page are for members: the sign-in needs none of them.
 * @param untilKey where the browser keeps how long the token holds: one that has run out is none
 */
export function askFirst(tokenKey: string, untilKey?: string): void {
  const { call, for: audience, paths, files = '' } = document.currentScript!.dataset;
  let bearer: string | null = null;
  try {
    const holds = untilKey === undefined || Date.parse(localStorage.getItem(untilKey) ?? '') > Date.now();
    if (holds) bearer = localStorage.getItem(tokenKey);
  } catch {
    // Blocked storage holds no bearer.
  }
  if (audience !== undefined) {
    const isMember = bearer !== null;
    if (isMember !== (audience === 'members')) document.documentElement.dataset['elsewhere'] = '';
    if (!isMember) return;
  }
  // A preview of the back office shows something else.
  const isTaken = paths === undefined || paths.split(' ').includes(location.pathname);
  if (call !== undefined && isTaken && !location.hash.startsWith('#preview=')) ask(call);
  // Behind the question: a browser talks to a host over a few lines only, and takes links of the page itself before any script.
  for (const file of files.split(' ').filter(Boolean))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }),
    );

  function ask(wanted: string): void {
    const [, last = ''] = /([^/]+)\/?$/.exec(location.pathname) ?? [];
    const address = wanted.replace(':last', last);
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (bearer !== null) headers['Authorization'] = `Bearer ${bearer}`;
    const asked = fetch(`${address}${address.includes('?') ? '&' : '?'}v=${Date.now()}`, { headers });
    window.summitFirstAnswer = { address, bearer, asked };
    const show = ({ success, session }: { success: boolean; session?: Record<string, unknown> }) => {
      if (!success || !session) return;
      document.querySelectorAll<HTMLElement>('[data-first]').forEach((place) => {
        const text = session[place.dataset['first'] ?? ''];
        if (typeof text === 'string' && text !== '') place.textContent = text;
      });
    };
    asked
      .then((answer) => answer.clone().json())
      .then(show)
      .catch(() => undefined);
  }
}
