import type { KeyValueStorage } from '@latchkey/core'

/** One stored value that is read and written as a whole, so related data stays consistent. */
export type StoredDocument<State> = {
  read(): State
  /** Changes the current stored value, including other tabs' writes. Returns the new value. */
  update(change: (state: State) => State): State
}

/** How a document is stored. */
export type DocumentOptions<State> = {
  readonly storage: KeyValueStorage | null
  readonly key: string
  /** Increases by one with each format change. */
  readonly version: number
  /** Migrations to the next version, oldest first: `migrations[0]` goes from 1 to 2. */
  readonly migrations?: readonly ((state: unknown) => unknown)[]
  /** Parses a stored value and drops invalid parts. May throw. */
  readonly parse: (state: unknown) => State
  readonly initial: () => State
}

/** Opens a document in the storage. If storage is missing, full or forbidden, it lasts as long as the page. */
export function openDocument<State>(options: DocumentOptions<State>): StoredDocument<State> {
  const { storage, key, version } = options
  let known: { readonly text: string | null; readonly state: State } | undefined
  /** What the storage rejected. */
  let unsaved: string | null = null

  const readText = (): string | null => {
    if (unsaved !== null) return unsaved
    try {
      return storage?.getItem(key) ?? null
    } catch {
      // Access was revoked: treat it as empty.
      return null
    }
  }

  const read = (): State => {
    const text = readText()
    if (known?.text !== text || known === undefined) known = { text, state: decode(text, options) }
    return known.state
  }

  return {
    read,
    update(change) {
      const state = change(read())
      if (state === known?.state) return state
      const text = JSON.stringify({ version, state })
      unsaved = save(storage, key, text) ? null : text
      known = { text, state }
      return state
    },
  }
}

function save(storage: KeyValueStorage | null, key: string, text: string): boolean {
  if (!storage) return false
  try {
    storage.setItem(key, text)
    return true
  } catch {
    // Full or forbidden: keep it in memory.
    return false
  }
}

function decode<State>(text: string | null, options: DocumentOptions<State>): State {
  if (text === null) return options.initial()
  try {
    const { version, state } = JSON.parse(text)
    if (!Number.isInteger(version) || version < 1 || version > options.version) return options.initial()
    const steps = options.migrations?.slice(version - 1) ?? []
    return options.parse(steps.reduce<unknown>((value, step) => step(value), state))
  } catch {
    // Invalid, or from another program: start over.
    return options.initial()
  }
}
