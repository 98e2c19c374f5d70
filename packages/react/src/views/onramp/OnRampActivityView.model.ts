import type { ViewProps } from '../ViewProps'
import { useOnrampPlace } from './useOnrampPlace'

/** What the OnRampActivity view shows. */
export function useOnRampActivity(_props: ViewProps<'OnRampActivity'>) {
  return useOnrampPlace()
}
