import { html } from '../../page/html.js';

/** The player as it stands in a frame: the film and nothing else. */
export const playerPage = (id: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sample film ${id}</title>
        <link rel="stylesheet" href="/video/player.css" />
        <script src="/video/player.js" defer></script>
      </head>
      <body>
        <video src="/video/film.webm" controls playsinline preload="metadata" aria-label="Sample film"></video>
      </body>
    </html> `.markup;

export const PLAYER_STYLE = `
html, body { height: 100%; margin: 0; background: #0B2620; }
video { display: block; width: 100%; height: 100%; object-fit: contain; }
`;
