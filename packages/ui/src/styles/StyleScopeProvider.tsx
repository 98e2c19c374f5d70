import { createContext, type ReactElement, type ReactNode } from 'react'
import type { StyleScope } from './createStyleScope'

/** Where the parts below add their styles; without a scope they add none. */
export const StyleScopeContext = /* @__PURE__ */ createContext<StyleScope | null>(null)

/** Lets every part below add its own styles to the scope's root when it first renders. */
export function StyleScopeProvider(props: {
  readonly scope: StyleScope
  readonly children: ReactNode
}): ReactElement {
  return <StyleScopeContext.Provider value={props.scope}>{props.children}</StyleScopeContext.Provider>
}
