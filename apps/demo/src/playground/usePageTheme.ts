import { dark, fromAccent, light } from '@latchkey/ui'
import { useLayoutEffect } from 'react'
import type { PageSettings } from '../settings/PageSettings'

const roles = ['accent', 'on-accent', 'accent-text', 'accent-soft', 'focus'] as const

/** Applies the settings' theme to the page itself. */
export function usePageTheme({ theme, accent }: Pick<PageSettings, 'theme' | 'accent'>): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    if (theme === 'system') root.removeAttribute('data-theme')
    else root.setAttribute('data-theme', theme)
    const day = accent ? fromAccent(accent, light) : undefined
    const night = accent ? fromAccent(accent, dark) : undefined
    for (const role of roles) {
      // Uses the CSSOM: the page's policy forbids style attributes.
      if (day && night)
        root.style.setProperty(`--${role}`, `light-dark(${day[`--lk-${role}`]}, ${night[`--lk-${role}`]})`)
      else root.style.removeProperty(`--${role}`)
    }
  }, [theme, accent])
}
