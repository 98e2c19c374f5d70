import { pushView } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import type { PairingTexts } from '../../i18n/pairing/PairingDictionary'
import type { Strip } from '../parts/GetStrip'
import type { Surroundings } from './findEnvironment'
import type { WalletToPair } from './useWalletToPair'
import { whereToGet } from './whereToGet'

/** As much of a wallet's name as the strip has room for. */
const nameLength = 12

/** Where a wallet is to be had; null where it is installed, or nowhere that we know. */
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
