/** A part of nested data, like typed data. */
export type TreeNode = { readonly name: string; readonly value: string | readonly TreeNode[] }

/** What the owner sees before deciding. Every text may come from a stranger. */
export type Detail =
  | { readonly kind: 'fact'; readonly label: string; readonly value: string; readonly isCode?: boolean }
  | { readonly kind: 'text'; readonly label: string; readonly text: string; readonly isCode?: boolean }
  | { readonly kind: 'tree'; readonly label: string; readonly nodes: readonly TreeNode[] }

/** A parsed request: its description, and the code that runs it. */
export type Task = {
  readonly title: string
  /** The amount of a payment, shown most prominently. */
  readonly amount?: string
  readonly details: readonly Detail[]
  readonly warnings: readonly string[]
  /** Reveals nothing new to the site, so nobody is asked. */
  readonly isQuiet: boolean
  /** The session's chain afterwards, if the request switches it. */
  readonly switchesTo?: string
  /** The button's label. */
  readonly verb: string
  /** What only the chain's node can tell, which `run` then uses. @throws nodeRefused, fundsMissing */
  more?(): Promise<readonly Detail[]>
  /** @throws nodeRefused, fundsMissing, requestRefused */
  run(): Promise<unknown>
}
