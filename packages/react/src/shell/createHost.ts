import { baseStyles, createStyleScope, type StyleScope, themeStyles } from '@latchkey/ui'
import hostSheet from './host.module.css'

/** The element in the page, and its content. */
export type ShellHost = {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly scope: StyleScope
}

/** Gives an element a shadow root with our styles; returns the same one for the same element. */
export function createHost(element: HTMLElement): ShellHost {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = []
  return {
    element,
    root,
    scope: createStyleScope(root, [themeStyles(), baseStyles, hostSheet]),
  }
}
