import {
  applyTheme,
  baseStyles,
  createStyleScope,
  directionOf,
  StyleScopeProvider,
  themeStyles,
} from '@latchkey/ui'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { FrameLook } from './FrameLook'
import sheet, * as css from './Surface.module.css'
import { safeTheme } from './safeTheme'

/** The whole area of the page, to draw on. */
export type Surface = {
  /** Draws, until the surface is closed. What comes later, such as a late answer, has nowhere to go. */
  render(content: ReactNode): void
  /** Takes the theme of a site that changed it. */
  setLook(look: FrameLook): void
  close(): void
}

/** Covers the page with an area to draw on. The styles are adopted, so the page needs no inline ones. */
export function openSurface(
  look: FrameLook,
  { locale, page = document }: { readonly locale: string; readonly page?: Document },
): Surface {
  const host = page.createElement('div')
  host.setAttribute('data-part', 'surface')
  host.lang = locale
  host.dir = directionOf(locale)
  page.documentElement.lang = locale
  const shadow = host.attachShadow({ mode: 'open' })
  const container = page.createElement('main')
  container.className = css.surface
  shadow.append(container)
  const scope = createStyleScope(shadow, [themeStyles(), baseStyles, sheet])
  const setLook = (next: FrameLook) => {
    applyTheme(host, safeTheme(next))
  }
  setLook(look)
  page.body.append(host)
  const root = createRoot(container)
  let isClosed = false
  return {
    render(content) {
      if (!isClosed) root.render(<StyleScopeProvider scope={scope}>{content}</StyleScopeProvider>)
    },
    setLook,
    close() {
      isClosed = true
      root.unmount()
      host.remove()
    },
  }
}
