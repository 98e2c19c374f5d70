import { getAccount, getNetwork, getOnramp, goBack, hasGateway, isFeatureOn } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { noAccount } from '../account/noAccount'
import { imageOrigins } from '../imageOrigins'
import { useOnrampActions } from './useOnrampActions'
import { useOnrampTexts } from './useOnrampTexts'

/** Returns what every view of buying needs: the account, its network, the form and what works on it. */
export function useOnrampPlace() {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useOnrampTexts()
  const { actions, retry } = useOnrampActions()
  const onramp = useSelector(getOnramp)
  const account = useSelector((state) => getAccount(state))
  const now = useSelector((state) => getNetwork(state))
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  // [FLG-1] [FLG-3]
  const isOn = hasGateway(latchkey) && isFeatureOn(latchkey, 'onramp')
  const isSold = onramp.networks === null || onramp.networks.includes(now?.networkId ?? '')
  const unavailable = own && {
    title: own.t('onramp.none.title'),
    text: own.t('onramp.none.text'),
    action: { text: texts.t('action.back'), run: () => goBack(latchkey) },
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
    onramp,
    account,
    network: now?.network ?? null,
    origins,
    isOn,
    unavailable,
    /** Why nothing can be bought here, or null. */
    none: !account.address ? noAccount(latchkey, texts.t) : isOn && isSold ? failed : unavailable,
  }
}

/** The same once everything is loaded. */
export type OnrampPlace = ReturnType<typeof useOnrampPlace>
export type LoadedOnrampPlace = OnrampPlace & {
  readonly own: NonNullable<OnrampPlace['own']>
  readonly actions: NonNullable<OnrampPlace['actions']>
}

/** Whether texts and actions are there. */
export function isLoaded(place: OnrampPlace): place is LoadedOnrampPlace {
  return place.own !== null && place.actions !== null
}
