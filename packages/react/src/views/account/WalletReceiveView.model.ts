import { getAccount, getNetwork, pushView } from '@latchkey/core'
import { writeToClipboard } from '@latchkey/ui'
import { useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { useLazily } from '../../loader/useLazily'
import { imageOrigins } from '../imageOrigins'
import { useNameOffer } from '../name/useNameOffer'
import type { ViewProps } from '../ViewProps'
import { accountName } from './accountName'
import { noAccount } from './noAccount'
import { useAssetTexts } from './useAssetTexts'
import { useGoodNetworks } from './useGoodNetworks'

/** The most networks beside the code. */
const mostShown = 5

const loadPanel = () => import('./PaymentLinkPanel').then(({ PaymentLinkPanel }) => PaymentLinkPanel)

type Way = 'address' | 'link'
type CopyText = 'account.copy' | 'account.copied' | 'account.copyFailed'

/** [RCV-1] What the receive view shows: the address and the networks it works on, or a link that asks for a payment. */
export function useWalletReceive(_props: ViewProps<'WalletReceive'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const texts = useAssetTexts()
  const account = useSelector((state) => getAccount(state))
  const networks = useGoodNetworks()
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const announce = useAnnounce()
  const [said, setSaid] = useState<CopyText>('account.copy')
  const { address, details, namespace } = account
  const [way, setWay] = useState<Way>('address')
  const Panel = useLazily(way === 'link', loadPanel)
  const isSupported = useSelector((state) => getNetwork(state)?.isSupported === true)
  const hasLinks = isSupported && !latchkey.adapters.get(namespace)?.traits.noPaymentLinks
  return {
    label: t('receive.walletReceive.title'),
    origins,
    none: noAccount(latchkey, t),
    account: address ? { address, name: accountName(address, details.profileName) } : null,
    /** Missing in families without payment links. The address comes first: every wallet reads it. */
    ways:
      texts && hasLinks
        ? {
            label: texts.t('receive.ways'),
            items: [
              { id: 'address', label: texts.t('receive.way.address') },
              { id: 'link', label: texts.t('receive.way.link') },
            ] as const,
            selected: way,
            onSelect: setWay,
          }
        : null,
    link: texts && hasLinks && way === 'link' ? { Panel, texts } : null,
    NameRow: useNameOffer(),
    networks: networks.slice(0, mostShown),
    /** [RCV-1] The rest has a view of its own. */
    all:
      networks.length > mostShown
        ? {
            text: t('receive.walletCompatibleNetworks.title'),
            run: () => pushView(latchkey, 'WalletCompatibleNetworks'),
          }
        : null,
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
