import type { Namespace } from '@latchkey/protocol'
import type { HelpTexts } from '../../i18n/help/HelpDictionary'

/** What people call them; the names are the same in every language. */
const names = { solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot' }

/** A family of chains as it is shown. */
export function familyName(namespace: Namespace, help: HelpTexts | null): string {
  return namespace === 'eip155' ? (help?.t('network.evm') ?? '') : names[namespace]
}
