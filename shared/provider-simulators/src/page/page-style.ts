/** The look of the simulators' pages: the colors, radii and type of the product's design tokens, light and dark. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #F5F7F3; --surface: #FFFFFF; --sunken: #EAEFE8; --ink: #0E1F1A; --ink2: #42534C; --ink3: #5A6962;
  --line: #DCE3DB; --line-strong: #839189; --primary: #0F5C4D; --on-primary: #FFFFFF; --error: #B42318; --tint: #E1F0EC;
  --pine: #0B2620; --pine-ink: #F3F7F0; --pine-ink2: #B9CCC3; --marigold: #FFB81F;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0A1411; --surface: #101C18; --sunken: #070E0C; --ink: #E8F1EC; --ink2: #AFC0B8; --ink3: #8FA299;
    --line: #24342E; --line-strong: #647A70; --primary: #6FD0B8; --on-primary: #06231C; --error: #FF9385; --tint: #10302B;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink); font: 400 16px/1.55 "Figtree Variable", Figtree, system-ui, -apple-system, "Segoe UI", Arial, sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--primary); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 12px; top: 12px; z-index: 1; background: var(--surface); padding: 10px 16px; border-radius: 10px; }
header { background: var(--pine); color: var(--pine-ink); }
header :focus-visible { outline-color: var(--marigold); }
header .inner { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; padding-block: 18px; }
header p { margin: 0; color: var(--pine-ink2); font-size: 15px; }
header .name { font-weight: 700; font-size: 18px; color: var(--pine-ink); }
header nav { display: flex; gap: 18px; margin-left: auto; }
header a { color: var(--pine-ink); display: inline-block; padding: 6px 0; }
.inner { max-width: 1080px; margin-inline: auto; padding-inline: 24px; }
main { padding-block: 32px 64px; }
h1 { font-size: 30px; line-height: 1.15; letter-spacing: -0.02em; margin: 0 0 8px; }
h2 { font-size: 20px; line-height: 1.25; letter-spacing: -0.01em; margin: 36px 0 12px; }
p { margin: 0 0 16px; max-width: 68ch; }
.lead, .meta { color: var(--ink2); }
.meta { font-size: 14px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 20px; margin-bottom: 16px; }
.list { list-style: none; padding: 0; margin: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; overflow: hidden; }
.list > li { padding: 14px 20px; border-top: 1px solid var(--line); display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 20px; }
.list > li:first-child { border-top: 0; }
.list .title { font-weight: 650; }
.list time { color: var(--ink3); font-size: 14px; font-variant-numeric: tabular-nums; }
.list .more { grid-column: 1 / -1; color: var(--ink2); font-size: 15px; }
.empty { border: 1px dashed var(--line-strong); border-radius: 16px; padding: 28px 20px; color: var(--ink2); }
.bar { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; justify-content: space-between; margin-bottom: 20px; }
.fields { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
label { display: grid; gap: 4px; font-size: 14px; font-weight: 600; color: var(--ink2); }
button, select, input {
  font: inherit; min-height: 44px; border-radius: 10px; border: 1px solid var(--line-strong); background: var(--surface); color: var(--ink); padding: 8px 14px; max-width: 100%;
}
button { font-weight: 650; cursor: pointer; }
select, input { font-weight: 400; }
.list + form { margin-top: 16px; }
.row { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; }
h3 { font-size: 17px; line-height: 1.3; margin: 0 0 12px; }
h4 { font-size: 15px; margin: 20px 0 8px; }
fieldset { border: 0; padding: 0; margin: 0 0 12px; min-width: 0; }
legend { padding: 0; margin-bottom: 4px; font-weight: 650; }
.choice { grid-template-columns: auto minmax(0, 1fr); gap: 10px; align-items: start; padding: 8px 0; font-weight: 400; font-size: 16px; color: var(--ink); cursor: pointer; }
.choice input { min-height: 0; width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--primary); }
.card > form + form, .card > .fields + form { margin-top: 16px; }
.card > form + p { margin-top: 12px; }
.list .fields { margin-top: 8px; }
.card > :last-child { margin-bottom: 0; }
.card .list { background: none; }
.toc { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0 0 8px; padding: 0; list-style: none; }
.toc a { display: inline-block; padding: 10px 0; }
.sum { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px 20px; margin: 0 0 20px; }
.sum dt { color: var(--ink); } .sum dd { font-variant-numeric: tabular-nums; text-align: right; }
.sum .total { font-weight: 700; font-size: 18px; border-top: 1px solid var(--line); padding-top: 8px; }
.narrow { max-width: 480px; margin-inline: auto; }
.stack { display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); }
.stack button { width: 100%; min-height: 48px; }
button.primary { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
button.danger { color: var(--error); border-color: var(--error); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 0 0 20px; }
dt { color: var(--ink3); } dd { margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); border-radius: 10px; padding: 16px; margin: 0; font: 14px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
iframe { width: 100%; height: min(70vh, 900px); min-height: 320px; resize: vertical; border: 1px solid var(--line); border-radius: 10px; background: #FFFFFF; }
code { font: 0.92em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
summary { cursor: pointer; padding: 10px 0; font-weight: 650; }
.notice { background: var(--tint); border-radius: 12px; padding: 12px 16px; margin-bottom: 20px; }
@media (max-width: 600px) {
  .inner { padding-inline: 16px; }
  header nav { margin-left: 0; width: 100%; }
  .list > li { grid-template-columns: 1fr; padding: 14px 16px; }
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 10px; }
  .fields, .fields form, .fields label, .fields button, .fields select, .fields input { width: 100%; }
  dl.sum { grid-template-columns: minmax(0, 1fr) auto; gap: 6px 16px; } dl.sum dd { margin: 0; }
}
`;
