import { headerHtml } from './header-html.js';

it.each([
  ['Five days, 25+ working playbooks, one plan.', 'Five days, 25+ working playbooks, one plan.'],
  ['<b>"A" & \'B\'</b>', '&#60;b&#62;&#34;A&#34; &#38; &#39;B&#39;&#60;/b&#62;'],
  ['Zoë’s 🚀 $1\r\nset-cookie: x', 'Zo&#235;&#8217;s &#128640; &#36;1&#13;&#10;set-cookie: x'],
])('writes %s as HTML that a header can carry', (text, html) => {
  expect(headerHtml(text)).toBe(html);
});
