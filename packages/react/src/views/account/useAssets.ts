import { hasGateway } from '@latchkey/core'
import { type ComponentType, useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'

/** [NAV-14] What a site with a gateway shows below the account, loaded once the account is there; null for all others. */
export function useAssets(): ComponentType | null {
  const latchkey = useInstance()
  const [Assets, setAssets] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (hasGateway(latchkey))
      import('./AssetTabs').then(
        ({ AssetTabs }) => setAssets(() => AssetTabs),
        (cause) => latchkey.logger.warn('The tabs of the account could not be loaded', cause),
      )
  }, [latchkey])
  return Assets
}
