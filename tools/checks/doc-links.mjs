import path from 'node:path';

/** What GitHub makes of a heading. @param {string} heading */
const slug = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replace(/ /g, '-');

/** The places of a document that a link can lead to. @param {string} text */
const anchorsOf = (text) =>
  new Set([
    ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id),
    ...[...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => slug(heading)),
  ]);

/**
 * The links between documents that lead nowhere; links out of the checkout are not looked at.
 * @param {Map<string, string>} documents text by path from the root
 * @param {string[]} files every file of the checkout
 * @returns {string[]} one line for each
 */
export function linkFindings(documents, files) {
  const folders = new Set(files.flatMap((file) => file.split('/').map((_, n, parts) => parts.slice(0, n).join('/'))));
  const anchors = new Map([...documents].map(([file, text]) => [file, anchorsOf(text)]));
  const there = new Set(files);
  return [...documents].flatMap(([file, text]) =>
    text.split('\n').flatMap((content, index) =>
      [...content.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([, name = '', anchor]) => {
        const target = name ? path.posix.normalize(path.posix.join(path.posix.dirname(file), name)) : file;
        if (!there.has(target) && !folders.has(target)) return [`${file}:${index + 1}: there is no ${name}`];
        if (!anchor || anchors.get(target)?.has(anchor)) return [];
        return [`${file}:${index + 1}: ${target} has no #${anchor}`];
      }),
    ),
  );
}
