import { baseStyles, createStyleScope, type StyleScope, themeStyles } from '@latchkey/ui'
import hostSheet from './host.module.css'

/** The element that stands in the page, and what is inside of it. */
export type ShellHost = {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly scope: StyleScope
}

/** Gives an element a shadow root with our styles; asked twice for the same element it gives the same. */
export function createHost(element: HTMLElement): ShellHost {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = []
  return {
    element,
    root,
    scope: createStyleScope(root, [themeStyles(), baseStyles, hostSheet]),
  }
}
