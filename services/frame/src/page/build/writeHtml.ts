/** What a page loads. Paths are relative to the root. */
export type PageScripts = {
  readonly script: string
  /** What the script imports. */
  readonly early: readonly string[]
  readonly worker: string
  readonly version: string
}

/** Writes the HTML of a page. Nothing is inline; the server fills the empty `content`. */
export function writeHtml({ script, early, worker, version }: PageScripts): string {
  const settings = JSON.stringify({ worker: `/${worker}`, version }).replaceAll('"', '&quot;')
  return [
    '<!doctype html>',
    '<html>',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Wallet</title>',
    `<meta name="latchkey-build" content="${settings}">`,
    '<meta name="latchkey-frame" content="">',
    ...early.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${script}"></script>`,
    '</head>',
    '<body></body>',
    '</html>',
    '',
  ].join('\n')
}
