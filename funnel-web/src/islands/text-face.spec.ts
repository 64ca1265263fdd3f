import { showTextFace } from './text-face';

const root = document.documentElement;

describe('showTextFace', () => {
  const asked: string[] = [];
  let files: () => Promise<FontFace[]>;
  beforeEach(() => {
    asked.length = 0;
    files = async () => [{} as FontFace];
    const load = (font: string) => {
      asked.push(font);
      return files();
    };
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
    root.dataset['textFace'] = 'late';
    document.body.innerHTML =
      '<div id="root"><header></header><main><section></section><section></section></main><footer></footer></div>';
  });
  afterEach(() => Reflect.deleteProperty(document, 'fonts'));

  const parts = () => [...document.querySelectorAll('#root > :not(main), main > *')];

  it('sets every part of a page that waits in the face once its file is here, and then whatever comes', async () => {
    await showTextFace();
    expect(asked).toEqual(['1em "Figtree Variable"']);
    expect(parts()).toHaveLength(4);
    for (const part of parts()) expect(part).toHaveAttribute('data-text-face', 'here');
    expect(root).not.toHaveAttribute('data-text-face');
  });

  it('sets an offer in it part by part, since all of it at once takes a slow phone 60 ms', async () => {
    document.body.innerHTML =
      '<div id="root"><main class="offer"><div class="offer__grid"><div></div><div></div></div></main></div>';
    await showTextFace();
    for (const part of document.querySelectorAll('.offer__grid > *'))
      expect(part).toHaveAttribute('data-text-face', 'here');
    expect(document.querySelector('.offer__grid')).not.toHaveAttribute('data-text-face');
    expect(root).not.toHaveAttribute('data-text-face');
  });

  it('ends with a page of which every part is laid out', async () => {
    root.dataset['layout'] = 'later';
    await showTextFace();
    expect(root).not.toHaveAttribute('data-layout');
  });

  it('sets the parts that an app puts in their places meanwhile', async () => {
    const page = document.getElementById('root')!;
    parts()[1]!.getBoundingClientRect = () => {
      page.innerHTML = '<header></header><main><section></section></main><aside></aside>';
      return new DOMRect();
    };
    await showTextFace();
    expect(parts()).toHaveLength(3);
    for (const part of parts()) expect(part).toHaveAttribute('data-text-face', 'here');
  });

  it.each([
    ['has no file of it', async () => []],
    ['can not be reached', async () => Promise.reject(new Error('offline'))],
  ])('leaves the page as it is where the server %s', async (_what, answer) => {
    files = answer;
    await showTextFace();
    for (const part of parts()) expect(part).not.toHaveAttribute('data-text-face');
    expect(root).toHaveAttribute('data-text-face', 'late');
  });

  it('asks for nothing on a page that has had it from the start', async () => {
    delete root.dataset['textFace'];
    await showTextFace();
    expect(asked).toEqual([]);
  });
});
