import type { ThemeVariables } from '@latchkey/ui'
import { useEffect, useLayoutEffect } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { usePart } from '../loader/usePart'
import { useModalParts } from './useModalParts'

/** Keeps an element in the site's theme; false while the site's own colours load. */
export function useHostTheme(element: HTMLElement | null): boolean {
  const { logger } = useInstance()
  const { theme } = useModalParts()
  const { mode, variables } = useSelector((state) => state.theme)
  const isPlain = Object.keys(variables).length === 0
  const { value: applyTheme, error } = usePart(theme)
  useEffect(() => {
    if (!isPlain) theme.load()
  }, [isPlain, theme])
  useEffect(() => {
    if (error) logger.warn('Could not load the theme', error)
  }, [error, logger])

  useLayoutEffect(() => {
    if (!element) return
    const fixed = mode === 'system' ? undefined : mode
    if (fixed) element.setAttribute('data-theme', fixed)
    else element.removeAttribute('data-theme')
    if (!applyTheme) return
    const apply = () => {
      const { ignored } = applyTheme(element, { mode: fixed, variables: variables as ThemeVariables })
      if (ignored.length > 0) logger.warn('Unknown theme variables', ignored)
    }
    apply()
    // Colours derived from an accent depend on the surface, which follows the visitor's preference.
    const preference = element.ownerDocument.defaultView?.matchMedia('(prefers-color-scheme: dark)')
    preference?.addEventListener('change', apply)
    return () => preference?.removeEventListener('change', apply)
  }, [element, mode, variables, applyTheme, logger])
  return isPlain || applyTheme !== undefined || error !== undefined
}
