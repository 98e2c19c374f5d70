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

/** What a confirmation is about: the session, and the terms that were shown. */
export type ConfirmedSession = SmartSessionSubject & {
  /** From `hashSmartSessionTerms`. */
  readonly termsHash: string
}

const words = {
  confirm: 'I have granted this smart session, and know of it.',
  revoke: 'I revoke this smart session. Nothing may be signed with it any more.',
} as const

/**
 * Writes what an account signs about one of its smart sessions. Wallet, site and gateway all use this function; the
 * text names the session, so it can't be used for another. A confirmation names the terms too, so it can't be used for
 * a session on other terms.
 */
export function writeSmartSessionText(act: 'confirm', subject: ConfirmedSession): string
export function writeSmartSessionText(act: 'revoke', subject: SmartSessionSubject): string
export function writeSmartSessionText(
  act: SmartSessionAct,
  { pci, account, projectId, termsHash }: SmartSessionSubject & Partial<ConfirmedSession>,
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
    ...(act === 'confirm' ? [`Terms: ${termsHash}`] : []),
  ].join('\n')
}
