/** What a wallet puts on the page: only the question whether the site may use it. */
export type ExtensionDoor = { enable(origin: string): Promise<unknown> }

/** What is used of an extension that was enabled; every part is a stranger's until it is checked. */
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
