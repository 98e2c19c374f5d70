import type { Line, WarningCode } from '../Explanation'

/** An address for reading: short, whole in groups of four, and by a name that the visitor can trust. */
export type SaidAddress = {
  readonly address: string
  readonly short: string
  readonly groups: readonly string[]
  readonly name?: string | undefined
}

/** An address and what it has to do with a line. */
export type SaidParty = SaidAddress & {
  readonly role: string
  /** Whether to show all of it at once, since sending to a wrong one can't be undone. */
  readonly isOpen?: boolean
}

/** One effect in words. */
export type SaidLine = {
  readonly kind: Line['kind']
  /** What it means to the visitor, for sign and colour. */
  readonly tone: 'out' | 'in' | 'allow' | 'less' | 'change' | 'plain' | 'unknown'
  readonly word: string
  /** The amount, the token or the text. */
  readonly what: string
  readonly notes: readonly string[]
  readonly parties: readonly SaidParty[]
}

/** A warning in words. */
export type SaidWarning = {
  readonly code: WarningCode
  readonly isGrave: boolean
  readonly text: string
  readonly why: string
  readonly party?: SaidAddress | undefined
}

/** A request in the words of its descriptor. */
export type SaidDescription = {
  readonly title: string
  /** `depth` is above 0 for what is inside another call. */
  readonly fields: readonly { readonly label: string; readonly value: string; readonly depth: number }[]
}

/** An explanation in the visitor's language. */
export type SaidExplanation = {
  readonly headline: string
  readonly lines: readonly SaidLine[]
  /** The worst first. */
  readonly warnings: readonly SaidWarning[]
  readonly outcome?: { readonly will: 'succeed' | 'revert' | 'unknown'; readonly text: string } | undefined
  /** Short facts with a label: the network and the fee. */
  readonly facts: readonly { readonly name: string; readonly label: string; readonly value: string }[]
  /** What it rests on. */
  readonly basis: readonly string[]
  readonly described: readonly SaidDescription[]
  readonly labels: {
    readonly described: string
    readonly warnings: string
    readonly why: string
    readonly raw: string
  }
}
