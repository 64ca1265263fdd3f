/** Tells the server something without waiting: survives leaving the page and never disturbs it when it fails. */
export type Reporter = (path: string, body?: object) => void;

export const report: Reporter = (path, body) => {
  fetch(path, {
    method: 'POST',
    keepalive: true,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
    // Read, because an answer that nobody reads and no cache may keep stays open in the browser.
    .then((answer) => answer.text())
    .catch(() => undefined);
};
