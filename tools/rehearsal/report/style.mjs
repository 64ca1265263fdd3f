/** The style of the report: no network, light and dark, from 390 px. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2420; --soft: #56635c; --line: #d8ded9; --paper: #f6f7f4; --card: #fff; --bar: #2f7a5b; --mark: #b3541e; --bad: #a11d2b; --good: #1f6b45; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ede9; --soft: #a3b0a8; --line: #35403a; --paper: #121714; --card: #1b221e; --bar: #58b38b; --mark: #f0955a; --bad: #ff8a94; --good: #7ed0a6; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px 48px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1120px; margin: 0 auto; display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); }
header, .wide { grid-column: 1 / -1; }
h1 { margin: 0 0 4px; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0 0 8px; font-size: 1.1rem; }
p { margin: 0 0 8px; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; min-width: 0; }
.soft, .plot-note { color: var(--soft); font-size: 0.875rem; }
.bad { color: var(--bad); font-weight: 600; white-space: nowrap; }
.good { color: var(--good); font-weight: 600; }
td .good { white-space: nowrap; }
ul { margin: 0; padding-left: 20px; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: left; padding: 6px 10px 6px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; vertical-align: top; }
td.number, th.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
svg { display: block; width: 100%; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--soft); }
svg .end { text-anchor: end; }
svg .middle { text-anchor: middle; }
svg rect { fill: var(--bar); }
svg .grid { stroke: var(--line); }
svg .mark { stroke: var(--mark); stroke-width: 2; }
svg path { fill: none; stroke: var(--mark); stroke-width: 1.5; }
`;
