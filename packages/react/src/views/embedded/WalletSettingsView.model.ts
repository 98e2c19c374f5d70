import { openWalletSettings } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import type { ShownFrame } from '../parts/FrameArea'
import { useOnceMounted } from '../useOnceMounted'
import type { ViewProps } from '../ViewProps'
import { useFrameArea } from './useFrameArea'

/** Asks the frame for its settings when the view appears. Core goes back when the visitor closes them. */
export function useWalletSettings(_props: ViewProps<'WalletSettings'>): ShownFrame {
  const latchkey = useInstance()
  const ask = () => void openWalletSettings(latchkey)
  useOnceMounted(() => {
    if (!latchkey.getState().embedded?.isFrameShown) ask()
    return undefined
  })
  return useFrameArea({ what: 'embedded.frame.settings', ask })
}
