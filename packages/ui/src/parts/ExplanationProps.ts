/** An address: short, whole in groups of four, and by a name if there is one. */
export type ShownAddress = {
  readonly short: string
  readonly groups: readonly string[]
  readonly name?: string | undefined
}

/** An address of a line; `isOpen` shows all of it at once. */
export type ShownParty = ShownAddress & { readonly role: string; readonly isOpen?: boolean | undefined }

/** One effect of a request. */
export type ShownLine = {
  readonly kind: string
  readonly tone: 'out' | 'in' | 'allow' | 'less' | 'change' | 'plain' | 'unknown'
  readonly word: string
  readonly what: string
  readonly notes: readonly string[]
  readonly parties: readonly ShownParty[]
}

/** Why to look twice. */
export type ShownWarning = {
  readonly code: string
  readonly isGrave: boolean
  readonly text: string
  readonly why: string
  readonly party?: ShownAddress | undefined
}

/** What a request does, in words. */
export type ShownExplanation = {
  /** Empty where the page around it says the same. */
  readonly headline: string
  readonly lines: readonly ShownLine[]
  readonly warnings: readonly ShownWarning[]
  readonly outcome?: { readonly will: string; readonly text: string } | undefined
  readonly facts: readonly { readonly name: string; readonly label: string; readonly value: string }[]
  readonly basis: readonly string[]
  readonly described: readonly {
    readonly title: string
    readonly fields: readonly { readonly label: string; readonly value: string; readonly depth: number }[]
  }[]
  readonly labels: {
    readonly described: string
    readonly warnings: string
    readonly why: string
    readonly raw: string
  }
}
