import type { ViewProps } from '../ViewProps'
import { useOnrampPlace } from './useOnrampPlace'

/** What the OnRampProviders view shows. */
export function useOnRampProviders(_props: ViewProps<'OnRampProviders'>) {
  return useOnrampPlace()
}
