import { createHash } from 'node:crypto'

/** Returns the hash of the script inside a page, as a policy names it. */
export function loneScriptOf(html: string): string {
  const script = /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
