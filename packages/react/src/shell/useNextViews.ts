import type { ViewName } from '@latchkey/core'
import { useEffect } from 'react'
import { useInstance } from '../hooks/useInstance'
import { whenIdle } from '../loader/whenIdle'
import { registry } from '../views/registry'
import { preloadView } from './preloadView'
import { useModalParts } from './useModalParts'

/** Fetches what most visitors need after a view while they read it. */
export function useNextViews(view: ViewName, isShown: boolean): void {
  const latchkey = useInstance()
  const parts = useModalParts()
  useEffect(() => {
    const line = registry[view]
    if (!isShown || !('next' in line)) return
    return whenIdle(() => {
      for (const name of line.next) preloadView(latchkey, parts, name)
    })
  }, [latchkey, parts, view, isShown])
}
