import { pageWindow } from './page-window';

//
describe('page buttons of the customers', () => {
  it.each([
    [1, 1, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 20, [1, 2, 3, 4, 5, 'later', 20]],
    [3, 20, [1, 2, 3, 4, 5, 'later', 20]],
    [4, 20, [1, 2, 3, 4, 5, 6, 'later', 20]],
    [10, 20, [1, 'earlier', 8, 9, 10, 11, 12, 'later', 20]],
    [17, 20, [1, 'earlier', 15, 16, 17, 18, 19, 20]],
    [20, 20, [1, 'earlier', 16, 17, 18, 19, 20]],
  ])('page %d of %d shows a window of five with ellipses', (page, count, items) => {
    expect(pageWindow(page, count)).toEqual(items);
  });
});
