import { getAccount, getNetwork } from '@latchkey/core'
import { writeToClipboard } from '@latchkey/ui'
import { useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { imageOrigins } from '../imageOrigins'
import { networkImage } from '../network/networkImage'
import type { ViewProps } from '../ViewProps'
import { accountName } from './accountName'
import { noAccount } from './noAccount'
import { useAssetTexts } from './useAssetTexts'

type CopyText = 'account.copy' | 'account.copied' | 'account.copyFailed'

/** [RCV-1] What the receive view shows: the address and the networks it works on. */
export function useWalletReceive(_props: ViewProps<'WalletReceive'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const texts = useAssetTexts()
  const account = useSelector((state) => getAccount(state))
  const active = useSelector((state) => getNetwork(state))
  const networks = useSelector((state) =>
    state.network.networks.filter(({ chainNamespace }) => chainNamespace === account.namespace),
  )
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const announce = useAnnounce()
  const [said, setSaid] = useState<CopyText>('account.copy')
  const { address, details, type } = account
  // A smart account exists only where it was deployed, and these families write an address for one network.
  const isBound = type === 'smartAccount' || /^(bip122|polkadot)$/.test(account.namespace)
  const good = isBound && active?.isSupported ? [active.network] : networks
  return {
    label: t('receive.walletReceive.title'),
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
    copyText: t(said),
    copy: async () => {
      const next = (await writeToClipboard(address ?? '')) ? 'account.copied' : 'account.copyFailed'
      setSaid(next)
      announce(t(next))
    },
  }
}
