/** What a step says before something is done. */
export type ShownStep = {
  readonly title: string
  readonly lines: readonly string[]
  /** What the button says. */
  readonly action: string
}

/** Something that takes a second press, because it can't be undone or gives access. */
export type Step = ShownStep & {
  readonly look: 'primary' | 'danger'
  /** Whether the visitor has to give the password that stays. */
  readonly asksPassword?: boolean
  /** Does it, with the password if the step asks for one. */
  readonly run: (password?: string) => Promise<void>
  /** Says why it didn't work. */
  readonly faultText: (error: unknown) => string
}
