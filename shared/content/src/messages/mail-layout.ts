import { escapeHtml } from './escape-html.js';
import type { MailBlock, MailFact, MailInline } from './mail-body.js';
import { MAIL_COLORS } from './mail-colors.js';
import { inlineText } from './mail-text.js';

const { light, dark, pine } = MAIL_COLORS;
const FONT = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/**
 * The one style element of every mail. Clients that know the dark scheme read it; all others use the inline light colors. The back
 * office lets it into its preview by its fingerprint, so no text of a mail may ever get into it.
 */
export const MAIL_STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:620px){.gs-pad{padding-left:20px !important;padding-right:20px !important}}',
  '@media (prefers-color-scheme:dark){',
  `.gs-paper{background-color:${dark.paper} !important}`,
  `.gs-surface{background-color:${dark.surface} !important;border-color:${dark.line} !important}`,
  `.gs-ink{color:${dark.ink} !important}`,
  `.gs-ink2{color:${dark.ink2} !important}`,
  `.gs-ink3{color:${dark.ink3} !important}`,
  `.gs-line{border-color:${dark.line} !important}`,
  `.gs-link{color:${dark.primary} !important}`,
  `.gs-button{background-color:${dark.primary} !important}`,
  `.gs-button-label{color:${dark.onPrimary} !important}`,
  `.gs-note{background-color:${dark.tint} !important;color:${dark.ink} !important}`,
  '}',
].join('');

/**
 * The HTML document of a mail: tables and inline styles (600 px wide at most), light and dark scheme, the wordmark as
 * text, no image and nothing fetched from elsewhere. `subject` becomes the title; the first paragraph is the preview line.
 */
export function mailHtml(subject: string, blocks: MailBlock[], footer: MailInline[][]): string {
  const preview = blocks.find((block) => block.kind === 'paragraph');
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
  return [
    '<!DOCTYPE html>',
    '<html lang="en" dir="ltr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>${MAIL_STYLE}</style>`,
    '</head>',
    `<body class="gs-paper" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%">`,
    `<div style="display:none;max-height:0;overflow:hidden">${preview ? escapeHtml(inlineText(preview.text)) : ''}</div>`,
    `<table ${table} width="100%" class="gs-paper" style="background-color:${light.paper}"><tr><td align="center" style="padding:24px 12px">`,
    `<table ${table} width="600" style="width:100%;max-width:600px">`,
    `<tr><td class="gs-pad" style="background-color:${pine.bg};border-radius:16px 16px 0 0;padding:22px 32px;font-family:${FONT};font-size:18px;line-height:1.2;color:${pine.ink}"><b>Growth</b> &amp; <b>Scale</b> Summit</td></tr>`,
    `<tr><td class="gs-surface gs-pad" style="background-color:${light.surface};border:1px solid ${light.line};border-top:0;border-radius:0 0 16px 16px;padding:32px 32px 16px">`,
    ...blocks.map(blockHtml),
    '</td></tr>',
    `<tr><td class="gs-pad" style="padding:20px 32px 0">${footer.map(footerHtml).join('')}</td></tr>`,
    '</table>',
    '</td></tr></table>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.level === 1
        ? `<h1 class="gs-ink" style="margin:0 0 16px;font-family:${FONT};font-size:26px;line-height:1.2;font-weight:700;color:${light.ink}">${inlineHtml(block.text)}</h1>`
        : `<h2 class="gs-ink" style="margin:24px 0 8px;font-family:${FONT};font-size:18px;line-height:1.3;font-weight:700;color:${light.ink}">${inlineHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p class="gs-ink" style="margin:0 0 16px;${textStyle(light.ink)}">${inlineHtml(block.text)}</p>`;
    case 'button':
      return buttonHtml(block.label, block.url);
    case 'list':
      return listHtml(block.ordered, block.items);
    case 'note':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="gs-note" style="background-color:${light.tint};border-radius:10px;padding:14px 16px;${textStyle(light.ink, 15)}">${inlineHtml(block.text)}</td></tr></table>`;
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse">${block.rows.map(factHtml).join('')}</table>`;
  }
}

function buttonHtml(label: string, url: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="gs-button" style="background-color:${light.primary};border-radius:12px"><a class="gs-button-label" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 22px;font-family:${FONT};font-size:16px;line-height:1.3;font-weight:600;color:${light.onPrimary};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

function listHtml(ordered: boolean, items: MailInline[][]): string {
  const tag = ordered ? 'ol' : 'ul';
  const rows = items.map((item) => `<li style="margin:0 0 8px">${inlineHtml(item)}</li>`).join('');
  return `<${tag} class="gs-ink" style="margin:0 0 16px;padding:0 0 0 22px;${textStyle(light.ink)}">${rows}</${tag}>`;
}

function factHtml(row: MailFact): string {
  const cell = `border-top:1px solid ${light.line};padding:10px 0;vertical-align:top`;
  return `<tr><th scope="row" align="left" class="gs-ink2 gs-line" style="${cell};padding-right:16px;font-weight:400;${textStyle(light.ink2, 15)}">${inlineHtml(row.label)}</th><td align="right" class="gs-ink gs-line" style="${cell};word-break:break-word;${textStyle(light.ink, 15)}">${inlineHtml(row.value)}</td></tr>`;
}

function footerHtml(line: MailInline[]): string {
  return `<p class="gs-ink3" style="margin:0 0 8px;${textStyle(light.ink3, 13)}">${inlineHtml(line)}</p>`;
}

function textStyle(color: string, size = 16): string {
  return `font-family:${FONT};font-size:${size}px;line-height:1.55;color:${color}`;
}

function inlineHtml(parts: MailInline[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return escapeHtml(part.text);
      if (part.kind === 'strong') return `<b>${escapeHtml(part.text)}</b>`;
      return `<a class="gs-link" href="${escapeHtml(part.url)}" style="color:${light.primary}">${escapeHtml(part.text)}</a>`;
    })
    .join('');
}
