import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { Card } from '../parts/Card'
import { baseStyles } from '../styles/baseStyles'
import { createStyleScope } from '../styles/createStyleScope'
import { StyleScopeProvider } from '../styles/StyleScopeProvider'
import { applyTheme } from '../theme/applyTheme'
import { themeStyles } from '../theme/themeStyles'
import type { ThemeMode } from '../theme/tokens'

/** Renders parts as the modal does, in a themed shadow root, and removes them after the test. */
export function mountPart(
  content: ReactNode,
  options: { mode?: ThemeMode; direction?: 'ltr' | 'rtl'; document?: Document } = {},
) {
  const page = options.document ?? document
  const host = page.createElement('latchkey-modal')
  host.dir = options.direction ?? 'ltr'
  page.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const container = page.createElement('div')
  shadow.append(container)
  applyTheme(host, { mode: options.mode ?? 'light' })
  const scope = createStyleScope(shadow, [themeStyles(), baseStyles])
  const root = createRoot(container)
  const render = (next: ReactNode) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <StyleScopeProvider scope={scope}>
            <Card>{next}</Card>
          </StyleScopeProvider>
        </StrictMode>,
      ),
    )
  render(content)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  const find = (selector: string) => {
    const found = shadow.querySelector<HTMLElement>(selector)
    if (!found) throw new TypeError(`nothing matches ${selector}`)
    return found
  }
  return { host, shadow, render, find, part: (name: string) => find(`[data-part="${name}"]`) }
}
