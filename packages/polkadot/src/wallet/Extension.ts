/** What an extension puts on the page: only a way to ask for access. */
export type ExtensionDoor = { enable(origin: string): Promise<unknown> }

/** The parts of an enabled extension that we use; each is checked first. */
export type Extension = {
  readonly accounts: {
    get(): Promise<unknown>
    readonly subscribe?: (listener: (accounts: unknown) => void) => unknown
  }
  readonly signer: {
    readonly signRaw?: (payload: {
      readonly address: string
      readonly data: string
      readonly type: 'bytes'
    }) => Promise<unknown>
    readonly signPayload?: (payload: Readonly<Record<string, unknown>>) => Promise<unknown>
  }
}
