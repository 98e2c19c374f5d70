import type { KeyValueStorage } from '@latchkey/core'

/** One stored value that is read and changed as a whole, so that what belongs together is written together. */
export type StoredDocument<State> = {
  read(): State
  /** Changes what is stored at this moment, another tab's writes included; returns what was written. */
  update(change: (state: State) => State): State
}

/** How a document is stored. */
export type DocumentOptions<State> = {
  readonly storage: KeyValueStorage | null
  readonly key: string
  /** Grows by one whenever the form changes. */
  readonly version: number
  /** What brings the form of each earlier version to the next one, the oldest first: `migrations[0]` leads from 1 to 2. */
  readonly migrations?: readonly ((state: unknown) => unknown)[]
  /** The state of a stored value; what is wrong in it is left out. May throw. */
  readonly parse: (state: unknown) => State
  readonly initial: () => State
}

/** Opens a document in the storage; where that is missing, full or forbidden, it lives as long as the page. */
export function openDocument<State>(options: DocumentOptions<State>): StoredDocument<State> {
  const { storage, key, version } = options
  let known: { readonly text: string | null; readonly state: State } | undefined
  /** What storage did not take. */
  let unsaved: string | null = null

  const readText = (): string | null => {
    if (unsaved !== null) return unsaved
    try {
      return storage?.getItem(key) ?? null
    } catch {
      // Access was taken away: as if nothing were stored.
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
    // Full or forbidden: memory takes over, and only persistence is lost.
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
    // Rubbish, or of another program: there is nothing to go on from.
    return options.initial()
  }
}
