import * as library from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { printLate } from './web.late-print.cjs';

const { findByRole, getByRole, waitFor } = library;

/** A page that counts how often somebody reads what a print of it shows. */
function page() {
  const { body } = new JSDOM('<!doctype html><h1 class="title">Here</h1>').window.document;
  const heading = body.querySelector('h1');
  const { attributes } = heading;
  const found = { body, read: 0 };
  const get = () => (found.read++, attributes);
  Object.defineProperty(heading, 'attributes', { get });
  return found;
}

/** Looks for what is not there. */
const LOOKS = {
  getByRole: (body) => getByRole(body, 'button'),
  findByRole: (body) => findByRole(body, 'button', {}, { timeout: 1 }),
  'waitFor with a query': (body) => waitFor(() => getByRole(body, 'button'), { container: body, timeout: 1 }),
  'waitFor with another error': (body) =>
    waitFor(() => expect(body.querySelector('button')).not.toBeNull(), { container: body, timeout: 1 }),
};

const errorOf = async (look, body) => {
  try {
    await look(body);
  } catch (error) {
    return error;
  }
  throw new Error('It was found.');
};
const told = ({ name, message, stack }) => ({ name, message, first: stack.split('\n    at ')[0] });
const pageIn = (message) => message.split('Ignored nodes')[1];

describe('the page in the message of an error', () => {
  const before = {};
  beforeAll(async () => {
    for (const [name, look] of Object.entries(LOOKS)) before[name] = told(await errorOf(look, page().body));
    printLate(library);
    printLate(library);
  });

  it.each(Object.entries(LOOKS))('stands there as without us: %s', async (name, look) => {
    const after = told(await errorOf(look, page().body));
    expect(after).toEqual(before[name]);
    expect(pageIn(after.message)).toContain('<h1');
  });

  it('is not printed for a look in vain while something is waited for', async () => {
    const shown = page();
    const found = findByRole(shown.body, 'button');
    shown.body.append(shown.body.ownerDocument.createElement('p'));
    await Promise.resolve();
    shown.body.append(shown.body.ownerDocument.createElement('button'));
    await found;
    expect(shown.read).toBe(0);
  });

  it('is printed at once where nobody waits, as it is then', async () => {
    const { body } = page();
    const error = await errorOf(LOOKS.getByRole, body);
    body.replaceChildren();
    expect(pageIn(error.message)).toContain('<h1');
  });
});
