/** What is measured of a site's client. */
export type PairingClient = {
  /** Proposes a session, hands the code to a wallet, and ends when the session is there. */
  connect(scan: (uri: string) => void): Promise<void>
  /** Asks for a signature. */
  sign(): Promise<unknown>
  disconnect(): Promise<void>
  close(): Promise<void>
}
