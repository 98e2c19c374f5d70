import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useNow } from '../useNow'
import { useEmbeddedTexts } from './useEmbeddedTexts'

/** [FRM-4] Returns how long the visitor waits until another mail may be sent, in words. Null once it may. */
export function useMailWait(): string | null {
  const { host } = useInstance()
  const own = useEmbeddedTexts()
  const resendAt = useSelector(({ embedded }) => embedded?.resendAt ?? 0)
  const isWaiting = resendAt > host.now()
  const left = Math.ceil((resendAt - useNow(isWaiting, 1_000)) / 1_000)
  if (left <= 0) return null
  return own?.formatNumber(left, { style: 'unit', unit: 'second', unitDisplay: 'narrow' }) ?? ''
}
