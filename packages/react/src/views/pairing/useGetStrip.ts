import { pushView } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import type { PairingTexts } from '../../i18n/pairing/en'
import type { Strip } from '../parts/GetStrip'
import type { Surroundings } from './findEnvironment'
import type { WalletToPair } from './useWalletToPair'
import { whereToGet } from './whereToGet'

/** The longest wallet name that fits. */
const nameLength = 12

/** Returns where to get a wallet, or null if it's installed or unknown. */
export function useGetStrip(
  { wallet, extensions }: WalletToPair,
  surroundings: Surroundings,
  texts: PairingTexts | null,
): Strip | null {
  const latchkey = useInstance()
  const { t } = useTexts()
  const where = whereToGet(wallet, surroundings)
  if (!texts || !where || !wallet || extensions.length > 0) return null
  const { id, name } = wallet
  const short = name.length > nameLength ? `${name.slice(0, nameLength)}…` : name
  return {
    text: texts.t('pairing.haveNot', { wallet: short }),
    action: texts.t('pairing.get'),
    label: t('action.get', { wallet: name }),
    href: where.kind === 'link' ? where.href : null,
    run: () => pushView(latchkey, 'Downloads', { walletId: id, name }),
  }
}
