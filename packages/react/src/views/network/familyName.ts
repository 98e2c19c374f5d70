import type { Namespace } from '@latchkey/protocol'
import type { HelpTexts } from '../../i18n/help/en'

/** Their display names, the same in every language. */
const names = { solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot' }

/** Returns a family's display name. */
export function familyName(namespace: Namespace, help: HelpTexts | null): string {
  return namespace === 'eip155' ? (help?.t('network.evm') ?? '') : names[namespace]
}
