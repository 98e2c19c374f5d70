/** The styles of the page at `/docs`, light and dark. */
export const docsStyle = `
:root { color-scheme: light dark; --text: #1a1c22; --soft: #5a6070; --line: #dfe2ea; --raised: #f5f6f9; --accent: #2b50d8; --page: #fff }
@media (prefers-color-scheme: dark) {
  :root { --text: #eceef4; --soft: #a4aabb; --line: #2e323d; --raised: #1b1e26; --accent: #93a9ff; --page: #121419 }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page) }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 19rem minmax(0, 1fr); gap: 0 2.5rem }
  header { grid-column: 1 / -1 }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow: auto }
}
h1 { font-size: 1.6rem } h2 { font-size: 1.1rem } h3 { font-size: .95rem; color: var(--soft); margin-bottom: .25rem }
a { color: var(--accent) } a:focus-visible, pre:focus-visible, .wide:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
nav h2 { font-size: .9rem; color: var(--soft); margin: 1rem 0 .25rem } nav ul { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: .2rem 0; text-decoration: none; overflow-wrap: anywhere } nav a:hover { text-decoration: underline }
section { border-top: 1px solid var(--line); padding: .5rem 0 1rem } section h2 { overflow-wrap: anywhere }
code, pre { font: 13px/1.5 ui-monospace, monospace } section h2 code { font-size: 1rem }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: .75rem 1rem; overflow: auto; margin: .5rem 0 }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; font-weight: 400; padding: .3rem 1rem .3rem 0; border-bottom: 1px solid var(--line) }
td { color: var(--soft) }
`
