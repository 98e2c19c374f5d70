import { pushView } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { usePairingTexts } from './usePairingTexts'

/** Returns the number of pending requests, or null without any or while the texts load. */
export function useWaitingRow() {
  const latchkey = useInstance()
  const texts = usePairingTexts()
  const { waiting, answered } = useSelector(({ pairing }) => ({
    waiting: pairing?.requests.length ?? 0,
    answered: pairing?.answers.length ?? 0,
  }))
  if (!texts || waiting + answered === 0) return null
  return {
    text:
      waiting > 0
        ? texts.t('requests.count', { count: waiting })
        : texts.t('requests.answered', { count: answered }),
    open: () => pushView(latchkey, 'PendingRequests'),
  }
}
