import { applyTheme, type ThemeVariables } from '@latchkey/ui'
import { useLayoutEffect } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'

/** Keeps an element in the site's theme, also when the visitor's preference changes while the modal is open. */
export function useHostTheme(element: HTMLElement | null): void {
  const { logger } = useInstance()
  const { mode, variables } = useSelector((state) => state.theme)
  useLayoutEffect(() => {
    if (!element) return
    const apply = () => {
      const choice = { mode: mode === 'system' ? undefined : mode, variables: variables as ThemeVariables }
      const { ignored } = applyTheme(element, choice)
      if (ignored.length > 0) logger.warn('Theme variables that Latchkey does not have', ignored)
    }
    apply()
    const preference = element.ownerDocument.defaultView?.matchMedia('(prefers-color-scheme: dark)')
    preference?.addEventListener('change', apply)
    return () => preference?.removeEventListener('change', apply)
  }, [element, mode, variables, logger])
}
