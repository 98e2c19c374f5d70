/** What a malicious or broken wallet may call itself. */
export type HostileName = 'huge' | 'empty' | 'invisible' | 'backwards' | 'html' | 'lines'

/** Creates a name that a page must not show unchanged, for the `name` option; `of` is the wallet it imitates. */
export function createHostileName(kind: HostileName, of = 'MetaMask'): string {
  switch (kind) {
    case 'huge':
      return of.repeat(100_000)
    case 'empty':
      return ''
    case 'invisible':
      return `${of.slice(0, 1)}\u200e\u200b\u2060${of.slice(1)}`
    case 'backwards':
      return `\u202e${[...of].reverse().join('')}`
    case 'html':
      return `<img src=x onerror="globalThis.hostileNameRan=true">${of}`
    case 'lines':
      return `${of}\n\n\u0000verified`
  }
}
