/** What a page loads. Paths are relative to the root. */
export type PageScripts = {
  readonly script: string
  /** What the script imports. */
  readonly early: readonly string[]
  /** What the build tells the page. */
  readonly settings: Readonly<Record<string, string>>
}

/** Writes the HTML of a page. Nothing is inline; the server fills the empty `content`. */
export function writeHtml({ script, early, settings }: PageScripts): string {
  const content = JSON.stringify(settings).replaceAll('"', '&quot;')
  return [
    '<!doctype html>',
    '<html>',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Wallet</title>',
    `<meta name="latchkey-build" content="${content}">`,
    '<meta name="latchkey-frame" content="">',
    ...early.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${script}"></script>`,
    '</head>',
    '<body></body>',
    '</html>',
    '',
  ].join('\n')
}
