/** What a malicious or broken wallet may announce as its icon. */
export type HostileIcon = 'javascript' | 'svg-script' | 'html' | 'huge' | 'not-a-string' | 'remote' | 'empty'

/** Creates an icon that a page must not trust, for the `icon` option. */
export function createHostileIcon(kind: HostileIcon): unknown {
  switch (kind) {
    case 'javascript':
      return 'javascript:globalThis.hostileIconRan=true'
    case 'svg-script':
      return `data:image/svg+xml,${encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.hostileIconRan=true"><script>globalThis.hostileIconRan=true</script></svg>',
      )}`
    case 'html':
      return 'data:text/html,<script>globalThis.hostileIconRan=true</script>'
    case 'huge':
      return `data:image/png;base64,${'A'.repeat(1_048_576)}`
    case 'not-a-string':
      return { toString: 'not a function' }
    case 'remote':
      return 'https://tracker.invalid/icon.png?visitor=1'
    case 'empty':
      return ''
  }
}
