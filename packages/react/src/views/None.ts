/** What is said where there is nothing to show, and what can be done about it. */
export type None = {
  readonly title: string
  readonly text?: string | undefined
  readonly action: { readonly text: string; readonly run: () => void } | null
}
