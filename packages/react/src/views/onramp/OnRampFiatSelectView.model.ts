import type { ViewProps } from '../ViewProps'
import { useOnrampPlace } from './useOnrampPlace'

/** What the OnRampFiatSelect view shows. */
export function useOnRampFiatSelect(_props: ViewProps<'OnRampFiatSelect'>) {
  return useOnrampPlace()
}
