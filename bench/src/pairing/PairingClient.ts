/** The operations to measure. */
export type PairingClient = {
  /** Proposes a session, passes the code to a wallet, and resolves with the session. */
  connect(scan: (uri: string) => void): Promise<void>
  /** Requests a signature. */
  sign(): Promise<unknown>
  disconnect(): Promise<void>
  close(): Promise<void>
}
