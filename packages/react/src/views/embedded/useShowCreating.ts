import { pushView, replaceView } from '@latchkey/core'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useLater } from '../useLater'

/** Most wallets are ready before this. A screen that flashes by tells nothing. */
const patienceMs = 500

/** Shows how far the wallet is if creating or opening it takes longer than usual. */
export function useShowCreating(how: 'push' | 'replace'): void {
  const latchkey = useInstance()
  const isCreating = useSelector(({ embedded }) => embedded?.step === 'creating')
  const isSlow = useLater(isCreating, patienceMs, 0)
  useEffect(() => {
    if (isSlow) (how === 'push' ? pushView : replaceView)(latchkey, 'Create')
  }, [isSlow, how, latchkey])
}
