import { getAccount, pushView, resetView } from '@latchkey/core'
import { namespaces } from '@latchkey/protocol'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { accountName } from '../account/accountName'
import { useWalletChoice } from '../connect/useWalletChoice'
import type { EmptyContent } from '../parts/NothingHere'
import { useHelpTexts } from '../useHelpTexts'
import type { ViewProps } from '../ViewProps'
import { familyName } from './familyName'
import { networkImage } from './networkImage'

/** [CON-13] Asks which family of a wallet to connect. */
export function useConnectingMultiChain({ data: { connectorId } }: ViewProps<'ConnectingMultiChain'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const help = useHelpTexts()
  const { wallets, origins } = useWalletChoice()
  const networks = useSelector((state) => state.network.networks)
  const isMeant = (family: { readonly connectorId?: string }) => family.connectorId === connectorId
  const wallet = wallets.find((one) => isMeant(one) || one.families?.some(isMeant))
  const { name = connectorId, namespace } = wallet ?? {}
  const families = wallet?.families ?? (namespace ? [{ namespace, connectorId }] : [])

  const rows = families
    .toSorted((one, other) => namespaces.indexOf(one.namespace) - namespaces.indexOf(other.namespace))
    .map((family) => {
      const account = getAccount(latchkey.getState(), family.namespace)
      const network = networks.find(({ chainNamespace }) => chainNamespace === family.namespace)
      const isHere = account.address !== null && account.connectorId === family.connectorId
      return {
        key: family.namespace,
        name: familyName(family.namespace, help),
        imageUrl: network && networkImage(latchkey, network),
        /** The account already connected there. */
        account: isHere ? accountName(account.address ?? '', account.details.profileName) : null,
        pick: () => pushView(latchkey, 'ConnectingExternal', family),
      }
    })
  const none: EmptyContent = {
    title: t('connect.missing.title', { wallet: name }),
    text: t('connect.missing.text'),
    action: { text: t('connect.connect.title'), run: () => resetView(latchkey, 'Connect') },
  }
  return {
    name,
    imageUrl: wallet?.imageUrl,
    origins,
    rows,
    none,
    texts: {
      lead: help?.t('connect.multiChain.text', { wallet: name }) ?? '',
      networks: t('network.networks.title'),
    },
  }
}
