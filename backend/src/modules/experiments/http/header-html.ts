/** Text as HTML in ASCII: what a header can carry, and what a web server may put into a page as it is. */
export const headerHtml = (text: string): string =>
  [...text].map((sign) => (/[\w .,:;!?()+/-]/.test(sign) ? sign : `&#${sign.codePointAt(0)};`)).join('');
