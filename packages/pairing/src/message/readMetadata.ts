import { isRecord } from '@latchkey/protocol'

/** What a peer says about itself. */
export type Metadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
  /** Where the peer returns to. */
  readonly redirect?: { readonly native?: string; readonly universal?: string }
}

const longestText = 1_000
const longestLink = 10_000
const mostIcons = 5

/** Reads a peer's metadata for display only; invalid fields are dropped. */
export function readMetadata(value: unknown): Metadata {
  const said = isRecord(value) ? value : {}
  const icons = Array.isArray(said.icons) ? said.icons : []
  const redirect = isRecord(said.redirect) ? said.redirect : {}
  const native = text(redirect.native, longestLink)
  const universal = text(redirect.universal, longestLink)
  return {
    name: text(said.name, longestText),
    description: text(said.description, longestText),
    url: text(said.url, longestLink),
    icons: icons
      .map((icon) => text(icon, longestLink))
      .filter(Boolean)
      .slice(0, mostIcons),
    ...(native || universal
      ? { redirect: { ...(native ? { native } : {}), ...(universal ? { universal } : {}) } }
      : {}),
  }
}

function text(value: unknown, longest: number): string {
  return typeof value === 'string' && value.length <= longest ? value : ''
}
