import { getAccount, goBack, type Latchkey, replaceView } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { imageOrigins } from '../imageOrigins'
import type { ViewProps } from '../ViewProps'
import { noAccount } from './noAccount'
import { useAssetTexts } from './useAssetTexts'
import { useGoodNetworks } from './useGoodNetworks'

/** Returns to the address, from wherever the visitor came. */
function leave(latchkey: Latchkey): void {
  if (latchkey.getState().nav.stack.length > 1) goBack(latchkey)
  else replaceView(latchkey, 'WalletReceive')
}

/** [RCV-1] Where the account can receive. */
export function useWalletCompatibleNetworks(_props: ViewProps<'WalletCompatibleNetworks'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const texts = useAssetTexts()
  const address = useSelector((state) => getAccount(state).address)
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  return {
    origins,
    none: address ? null : noAccount(latchkey, t),
    networks: useGoodNetworks(),
    label: t('receive.walletCompatibleNetworks.title'),
    back: { text: t('receive.walletReceive.title'), run: () => leave(latchkey) },
    warning: texts?.t('receive.warning') ?? '',
  }
}
