import { getAccount, getNetwork, getSend, pushView } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { noAccount } from '../account/noAccount'
import { imageOrigins } from '../imageOrigins'
import { useSendActions } from './useSendActions'
import { useSendTexts } from './useSendTexts'

/** Returns what every view of sending needs: the account, its network, the form and what works on it. */
export function useSendPlace() {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useSendTexts()
  const { actions, retry } = useSendActions()
  const send = useSelector(getSend)
  const namespace = useSelector((state) => getAccount(state).namespace)
  const address = useSelector((state) => getAccount(state).address)
  const now = useSelector((state) => getNetwork(state))
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const network = now?.network ?? null
  const { symbol = '', decimals = 18 } = network?.nativeCurrency ?? {}
  // [SND-3]
  const canSend = Boolean(now?.isSupported && latchkey.adapters.get(namespace)?.can.transfers)
  const unsupported = own && {
    title: own.t('error.send/unsupported-chain'),
    text: own.t('send.unsupported.text', { network: network?.name ?? texts.t('network.unknown') }),
    action: { text: own.t('send.unsupported.action'), run: () => pushView(latchkey, 'Networks') },
  }
  const failed = retry && {
    title: texts.t('shell.failed.title'),
    text: texts.t('shell.failed.text'),
    action: { text: texts.t('action.retry'), run: retry },
  }
  return {
    latchkey,
    texts,
    own,
    actions,
    send,
    namespace,
    address,
    network,
    origins,
    coin: { symbol, decimals, price: send.nativePrice },
    /** Why nothing can be sent here, or null. */
    none: !address ? noAccount(latchkey, texts.t) : canSend ? failed : unsupported,
  }
}

/** The same once everything is loaded. */
export type SendPlace = ReturnType<typeof useSendPlace>
export type LoadedPlace = SendPlace & {
  readonly own: NonNullable<SendPlace['own']>
  readonly actions: NonNullable<SendPlace['actions']>
}

/** Whether texts and actions are there. */
export function isLoaded(place: SendPlace): place is LoadedPlace {
  return place.own !== null && place.actions !== null
}
