/** A part of something nested, like typed data. */
export type TreeNode = { readonly name: string; readonly value: string | readonly TreeNode[] }

/** What the owner is shown before deciding; every text in it may come from a stranger. */
export type Detail =
  | { readonly kind: 'fact'; readonly label: string; readonly value: string; readonly isCode?: boolean }
  | { readonly kind: 'text'; readonly label: string; readonly text: string; readonly isCode?: boolean }
  | { readonly kind: 'tree'; readonly label: string; readonly nodes: readonly TreeNode[] }

/** A request that has been read and can be done: what it means, and the doing. */
export type Task = {
  readonly title: string
  /** What it costs, where it is a payment: the number that everything else stands under. */
  readonly amount?: string
  readonly details: readonly Detail[]
  readonly warnings: readonly string[]
  /** Tells nothing that the site was not given before, so nobody is asked. */
  readonly isQuiet: boolean
  /** The chain that the session is on afterwards, where that is what was asked. */
  readonly switchesTo?: string
  /** What the button says. */
  readonly verb: string
  /** What only the chain's node can tell; `run` does what was told here. @throws nodeRefused, fundsMissing */
  more?(): Promise<readonly Detail[]>
  /** @throws nodeRefused, fundsMissing, requestRefused */
  run(): Promise<unknown>
}
