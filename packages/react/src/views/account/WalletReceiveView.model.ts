import { getAccount, getNetwork } from '@latchkey/core'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { imageOrigins } from '../imageOrigins'
import { networkImage } from '../network/networkImage'
import { useViewStyles } from '../useViewStyles'
import type { ViewProps } from '../ViewProps'
import { accountName } from './accountName'
import { accountStyles } from './accountStyles'
import { noAccount } from './noAccount'
import { receiveStyles } from './receiveStyles'
import { useAssetTexts } from './useAssetTexts'

/** [RCV-1] What the view to receive shows: the address, and the networks that it is good for. */
export function useWalletReceive(_props: ViewProps<'WalletReceive'>) {
  useViewStyles(accountStyles + receiveStyles)
  const latchkey = useInstance()
  const { t } = useTexts()
  const texts = useAssetTexts()
  const account = useSelector((state) => getAccount(state))
  const active = useSelector((state) => getNetwork(state))
  const networks = useSelector((state) =>
    state.network.networks.filter(({ chainNamespace }) => chainNamespace === account.namespace),
  )
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const { address, details, type } = account
  // A smart account lives only where it was made.
  const good = type === 'smartAccount' && active?.isSupported ? [active.network] : networks
  return {
    announce: useAnnounce(),
    origins,
    none: noAccount(latchkey, t),
    account: address ? { address, name: accountName(address, details.profileName) } : null,
    networks: good.map((network) => ({
      id: network.caipNetworkId,
      name: network.name,
      image: networkImage(latchkey, network),
    })),
    texts: texts && {
      qr: texts.t('receive.qr'),
      networks: texts.t('receive.networks'),
      warning: texts.t('receive.warning'),
    },
    copy: {
      label: t('account.copy'),
      copiedLabel: t('account.copied'),
      failedLabel: t('account.copyFailed'),
    },
  }
}
