/** The frame of a page of local billing, which says plainly what it is. `body` is HTML, everything else plain text. */
export function renderFrame({ title, body, nonce }: { title: string; body: string; nonce: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Local billing</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header class="label"><strong>Local billing without payment.</strong> No card is asked for, no money moves. This installation has no billing provider.</header>
<main>
<h1>${escape(title)}</h1>
${body}
</main>
</body>
</html>`
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const style = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf7, #14181d); --surface: light-dark(#ffffff, #1b2127);
  --ink: light-dark(#1b2430, #e8e6e1); --muted: light-dark(#5b6675, #9da7b2); --line: light-dark(#e4e0d8, #2b333b);
  --accent: light-dark(#1f5f5b, #6db7ae); --on-accent: light-dark(#ffffff, #0c1b1a);
  --warning: light-dark(#855900, #e3b95d); --warning-soft: light-dark(#fbf3de, #332a15); --danger: light-dark(#a4262c, #f19a94) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/20px Inter, system-ui, sans-serif }
.label { margin: 0; padding: 12px 16px; background: var(--warning-soft); color: var(--warning); text-align: center }
main { max-width: 32rem; margin: 40px auto; padding: 24px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface) }
h1 { margin: 0 0 16px; font: 560 28px/36px 'Source Serif 4', Georgia, serif }
p { margin: 0 0 16px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; margin: 0 0 24px; padding: 16px 0; border-block: 1px solid var(--line) }
dt { color: var(--muted) }
dd { margin: 0; text-align: right; font-weight: 600 }
form { display: grid; gap: 12px }
fieldset { margin: 0; padding: 12px 16px; border: 1px solid var(--line); border-radius: 6px }
fieldset label { display: block; padding: 6px 0 }
button { min-height: 40px; padding: 0 16px; border: 1px solid var(--accent); border-radius: 6px; background: none; color: var(--accent); font: 600 14px/20px inherit; font-family: inherit; cursor: pointer }
button.main { background: var(--accent); color: var(--on-accent) }
summary { padding: 10px 0; color: var(--accent); font-weight: 600; cursor: pointer }
a { color: var(--accent) }
.refused { color: var(--danger); font-weight: 600 }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (max-width: 36rem) { main { margin: 16px } }
`
