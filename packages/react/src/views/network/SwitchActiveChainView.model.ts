import { findNetwork, offerFamily, replaceView } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { imageOrigins } from '../imageOrigins'
import { useHelpTexts } from '../useHelpTexts'
import type { ViewProps } from '../ViewProps'
import { familyName } from './familyName'
import { networkImage } from './networkImage'

/** [CON-13] Says that a family has no wallet yet, and opens its wallets. */
export function useSwitchActiveChain({ data: { networkId } }: ViewProps<'SwitchActiveChain'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const help = useHelpTexts()
  const target = useSelector((state) => findNetwork(state, networkId))
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const family = target ? familyName(target.chainNamespace, help) : ''
  return {
    origins,
    name: target?.name ?? networkId,
    imageUrl: target && networkImage(latchkey, target),
    title: target
      ? (help?.t('network.switchActiveChain.heading', { family }) ?? '')
      : t('error.network/not-found'),
    text: target ? (help?.t('network.switchActiveChain.text', { family }) ?? '') : '',
    action: target
      ? { text: t('connect.connectWallets.title'), run: () => offerFamily(latchkey, target) }
      : { text: t('network.networks.title'), run: () => replaceView(latchkey, 'Networks') },
  }
}
