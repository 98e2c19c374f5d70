import type { Host } from '@latchkey/core'

/** A wallet as the directory sends it. */
export type DirectoryEntry = {
  readonly id: string
  readonly name: string
  readonly badge_type?: string
  readonly [field: string]: unknown
}

/** Returns numbered wallets. */
export function entriesOf(count: number, more: object = {}): readonly DirectoryEntry[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at.toString(16).padStart(64, '0'),
    name: `Listed ${at}`,
    rdns: `test.listed${at}`,
    homepage: `https://listed${at}.test/`,
    chains: ['eip155:1'],
    ...more,
  }))
}

/** A directory without a network. It answers like a gateway and can be down. */
export function createDirectory(entries: readonly DirectoryEntry[]): {
  readonly options: { readonly gateway: string }
  readonly host: Pick<Host, 'fetch'>
  readonly asked: URLSearchParams[]
  isDown: boolean
} {
  const asked: URLSearchParams[] = []
  const directory = {
    options: { gateway: 'https://gateway.test' },
    asked,
    isDown: false,
    host: {
      async fetch(address: string) {
        const query = new URL(address).searchParams
        asked.push(query)
        if (directory.isDown) throw new TypeError('no network')
        return Response.json(answer(entries, query))
      },
    },
  }
  return directory
}

function answer(entries: readonly DirectoryEntry[], query: URLSearchParams) {
  const list = (name: string) => query.get(name)?.split(',') ?? []
  const size = Number(query.get('entries'))
  const from = (Number(query.get('page')) - 1) * size
  const badge = query.get('badge_type')
  const fitting = entries
    .filter(({ id }) => !query.has('include') || list('include').includes(id))
    .filter(({ id }) => !list('exclude').includes(id))
    .filter(({ name }) => name.toLowerCase().includes(query.get('search')?.toLowerCase() ?? ''))
    .filter((entry) => !badge || entry.badge_type === badge)
  return { count: fitting.length, data: fitting.slice(from, from + size) }
}
