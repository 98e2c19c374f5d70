import type { ViewProps } from '../ViewProps'
import { useOnrampPlace } from './useOnrampPlace'

/** What the BuyInProgress view shows. */
export function useBuyInProgress(_props: ViewProps<'BuyInProgress'>) {
  return useOnrampPlace()
}
