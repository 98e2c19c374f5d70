/** What an account's signature is for. */
export type SmartSessionAct = 'confirm' | 'revoke'

/** The smart session a text is about. */
type SmartSessionSubject = {
  readonly pci: string
  /** The account, CAIP-10. */
  readonly account: string
  /** The project the session belongs to. */
  readonly projectId: string
}

const words = {
  confirm: 'I have granted this smart session, and know of it.',
  revoke: 'I revoke this smart session. Nothing may be signed with it any more.',
} as const

/**
 * Writes what an account signs about one of its smart sessions. Wallet, site and gateway all use this function; the
 * text names the session, so it can't be used for another.
 */
export function writeSmartSessionText(
  act: SmartSessionAct,
  { pci, account, projectId }: SmartSessionSubject,
): string {
  return [
    'Smart sessions of a Latchkey gateway',
    '',
    words[act],
    '',
    `Action: ${act}`,
    `Session: ${pci.toLowerCase()}`,
    // Wallets write the same address with and without its checksum.
    `Account: ${account.toLowerCase()}`,
    `Project: ${projectId}`,
  ].join('\n')
}
