import { createHash } from 'node:crypto'

/**
 * Writes the HTML of a page whose only script is in it, so a saved copy works. The policy in it allows that script and no
 * request at all, which also holds for a copy.
 */
export function writeLoneHtml(code: string): string {
  // In a script, HTML reads these two in every text. In JavaScript the escape means the same.
  const script = code.trim().replace(/<(?=\/script|!--)/gi, '\\x3C')
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'wasm-unsafe-eval'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ]
  return [
    '<!doctype html>',
    '<html>',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Wallet</title>',
    '</head>',
    '<body>',
    `<script type="module">${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
