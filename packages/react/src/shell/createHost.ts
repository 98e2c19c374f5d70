import { baseStyles, createStyleScope, type StyleScope, themeStyles } from '@latchkey/ui'
import { shellStyles } from './shellStyles'

/** Nothing is inherited from the page; what the platform gives a dialog is said again in our own styles. */
const resetStyles = ':where(:host>*){all:initial;display:block}'

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
    scope: createStyleScope(root, [themeStyles(), resetStyles, baseStyles, shellStyles]),
  }
}
