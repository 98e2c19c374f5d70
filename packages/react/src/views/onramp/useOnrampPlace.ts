import { getAccount, goBack } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { noAccount } from '../account/noAccount'
import { useOnrampTexts } from './useOnrampTexts'

/** Returns what every view of buying needs. */
export function useOnrampPlace() {
  const latchkey = useInstance()
  const { t } = useTexts()
  const own = useOnrampTexts()
  const address = useSelector((state) => getAccount(state).address)
  const unavailable = own && {
    title: own.t('onramp.none.title'),
    text: own.t('onramp.none.text'),
    action: { text: t('action.back'), run: () => goBack(latchkey) },
  }
  return { none: address ? unavailable : noAccount(latchkey, t) }
}
