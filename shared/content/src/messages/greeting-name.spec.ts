import { greetingName } from './greeting-name.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { renderTemplate } from './render-template.js';

describe('greetingName', () => {
  it.each([
    ['Zoë <b>Nkemelu</b>', 'Zoë <b>Nkemelu</b>'],
    ["Anne-Marie O'Hara", "Anne-Marie O'Hara"],
    ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
    ['Martin Luther King Jr.', 'Martin Luther King Jr.'],
    ['St.John', 'St. John'],
    ['山田太郎', '山田太郎'],
  ])('greets %s as %s', (name, greeting) => {
    expect(greetingName(name)).toBe(greeting);
  });

  it.each([
    ['evil.com', 'evil. com'],
    ['You won, see evil.com/prize now', 'You won, see evil. com/prize now'],
    ['https://evil.example', 'https evil. example'],
    ['evil．com', 'evil. com'],
    ['evil。com', 'evil. com'],
    ['write to me@evil.com', 'write to me evil. com'],
    ['...', '...'],
    ['://', 'there'],
  ])('leaves no address in %s', (name, greeting) => {
    expect(greetingName(name)).toBe(greeting);
  });

  it('has no room for a message', () => {
    expect(greetingName('x'.repeat(120))).toHaveLength(60);
  });

  it('is how every mail greets', () => {
    for (const template of Object.values(MAIL_TEMPLATES)) {
      if (!template.variables.some(({ name }) => name === 'name')) continue;
      const examples = Object.fromEntries(template.variables.map(({ name, example }) => [name, example]));
      const { html, text } = renderTemplate(template, { ...examples, name: 'evil.com' } as never);
      expect(html + text).not.toContain('evil.com');
      expect(text).toContain('evil. com');
    }
  });
});
