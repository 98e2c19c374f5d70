/** What the server tells its pages. */
export type PageSettings = {
  /** Where the page asks nodes; null without a gateway. */
  readonly gatewayUrl: string | null
  readonly recovery: 'automatic' | 'user'
  /** Whether something else than the frame itself opened the page. */
  readonly isForeign: boolean
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Writes the settings into the empty element that the build left for them. */
export function fillSettings(html: string, settings: PageSettings): string {
  const content = JSON.stringify(settings).replace(/[&<>"]/g, (letter) => entities[letter] ?? '')
  return html.replace(
    '<meta name="latchkey-frame" content="">',
    () => `<meta name="latchkey-frame" content="${content}">`,
  )
}
