/** What a signature of an account is for. */
export type SmartSessionAct = 'confirm' | 'revoke'

/** Which smart session a text is about. */
export type SmartSessionSubject = {
  readonly pci: string
  /** The account, CAIP-10. */
  readonly account: string
  /** The project that the session belongs to. */
  readonly projectId: string
}

const words = {
  confirm: 'I have granted this smart session, and know of it.',
  revoke: 'I revoke this smart session. Nothing may be signed with it any more.',
} as const

/**
 * What an account signs to say something about one of its smart sessions to the gateway. Wallet, site and gateway write
 * it by this function; it names the session, so that it says nothing about any other.
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
