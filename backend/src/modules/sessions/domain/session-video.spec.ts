import { embedMarkup, readVideo, videoAfter, type SessionVideo } from './session-video.js';

const frame = (source: string): string => `<iframe src="${source}" width="640"></iframe>`;

// C-056, A-181
describe('readVideo', () => {
  it.each([
    ['76979871', { host: 'vimeo', id: '76979871', hash: null }],
    [' https://vimeo.com/76979871 ', { host: 'vimeo', id: '76979871', hash: null }],
    ['https://vimeo.com/824804225/AB12cd34ef?share=copy', { host: 'vimeo', id: '824804225', hash: 'ab12cd34ef' }],
    ['https://player.vimeo.com/video/824804225?h=ab12cd34ef', { host: 'vimeo', id: '824804225', hash: 'ab12cd34ef' }],
    [frame('//player.vimeo.com/video/1'), { host: 'vimeo', id: '1', hash: null }],
    [frame('https://player.vimeo.com/video/1?badge=0&amp;h=ab12cd'), { host: 'vimeo', id: '1', hash: 'ab12cd' }],
    [`<IFRAME title='x' SRC='https://player.vimeo.com/video/1'></IFRAME>`, { host: 'vimeo', id: '1', hash: null }],
    [
      `<div>${frame('https://player.vimeo.com/video/1')}</div><script src="https://player.vimeo.com/api/player.js"></script>`,
      { host: 'vimeo', id: '1', hash: null },
    ],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1', { host: 'youtube', id: 'dQw4w9WgXcQ', hash: null }],
    ['https://youtu.be/dQw4w9WgXcQ?si=1', { host: 'youtube', id: 'dQw4w9WgXcQ', hash: null }],
    [frame('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'), { host: 'youtube', id: 'dQw4w9WgXcQ', hash: null }],
  ])('reads %s', (text, video) => {
    expect(readVideo(text)).toEqual(video);
  });

  it.each([
    ['nothing', ''],
    ['words', 'my film'],
    ['another host', frame('https://evil.example/video/1')],
    ['a host that begins alike', frame('https://player.vimeo.com.evil.example/video/1')],
    ['a host behind a user', frame('https://player.vimeo.com@evil.example/video/1')],
    ['a port', frame('https://player.vimeo.com:8443/video/1')],
    ['no encryption', frame('http://player.vimeo.com/video/1')],
    ['a script as address', frame('javascript:alert(1)')],
    ['data as address', frame('data:text/html,<b>')],
    ['another page of the host', frame('https://player.vimeo.com/settings/1')],
    ['an id that is no number', frame('https://player.vimeo.com/video/1x')],
    ['a hash that is none', 'https://vimeo.com/1/"><script>'],
    ['a script beside the frame', `${frame('https://player.vimeo.com/video/1')}<script>alert(1)</script>`],
    [
      'a foreign script',
      `${frame('https://player.vimeo.com/video/1')}<script src="https://evil.example/a.js"></script>`,
    ],
    ['two frames', frame('https://player.vimeo.com/video/1') + frame('https://player.vimeo.com/video/2')],
    ['a second frame without address', `${frame('https://player.vimeo.com/video/1')}<iframe srcdoc="<b>"></iframe>`],
    ['an object', `${frame('https://player.vimeo.com/video/1')}<object data="x"></object>`],
    ['a frame without address', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['markup without end', frame('https://player.vimeo.com/video/1').repeat(200)],
  ])('refuses %s', (_what, text) => {
    expect(readVideo(text)).toBeNull();
  });
});

describe('embedMarkup', () => {
  it.each([
    { host: 'vimeo', id: '824804225', hash: 'ab12cd34ef' },
    { host: 'vimeo', id: '76979871', hash: null },
    { host: 'youtube', id: 'dQw4w9WgXcQ', hash: null },
  ] as const)('is read as the same film again: %p', (video) => {
    expect(readVideo(embedMarkup(video))).toEqual(video);
  });
});

describe('videoAfter', () => {
  const STORED: SessionVideo = { host: 'vimeo', id: '824804225', hash: 'ab12cd34ef' };
  const MARKUP = embedMarkup(STORED);
  const TUBE: SessionVideo = { host: 'youtube', id: 'dQw4w9WgXcQ', hash: null };

  it.each([
    ['nothing was entered', STORED, {}, STORED],
    ['both came back as they were', STORED, { embedCode: MARKUP, videoId: STORED.id }, STORED],
    ['only the stored markup came back', STORED, { embedCode: MARKUP }, STORED],
    ['the markup was emptied and the number left', STORED, { embedCode: null, videoId: STORED.id }, STORED],
    ['the same at another host', TUBE, { embedCode: null, videoId: TUBE.id }, TUBE],
    ['the number is new', STORED, { embedCode: MARKUP, videoId: '1' }, { host: 'vimeo', id: '1', hash: null }],
    [
      'the markup is new',
      STORED,
      { embedCode: 'https://vimeo.com/2', videoId: STORED.id },
      { host: 'vimeo', id: '2', hash: null },
    ],
    ['the number was emptied', STORED, { embedCode: MARKUP, videoId: null }, null],
    ['both were emptied', STORED, { embedCode: null, videoId: null }, null],
    ['there was no film before', null, { embedCode: null, videoId: '3' }, { host: 'vimeo', id: '3', hash: null }],
    ['the markup says nothing', STORED, { embedCode: 'my film', videoId: STORED.id }, 'unreadable'],
    ['the number is none', null, { videoId: '12ab' }, 'unreadable'],
  ] as const)('where %s', (_what, before, entry, after) => {
    expect(videoAfter(before, entry)).toEqual(after);
  });
});
