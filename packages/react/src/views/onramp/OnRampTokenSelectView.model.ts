import type { ViewProps } from '../ViewProps'
import { useOnrampPlace } from './useOnrampPlace'

/** What the OnRampTokenSelect view shows. */
export function useOnRampTokenSelect(_props: ViewProps<'OnRampTokenSelect'>) {
  return useOnrampPlace()
}
