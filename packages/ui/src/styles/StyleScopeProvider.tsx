import type { ReactElement, ReactNode } from 'react'
import type { StyleScope } from './createStyleScope'
import { StyleScopeContext } from './StyleScopeContext'

/** Lets every part below add its own styles to the scope's root when it first renders. */
export function StyleScopeProvider(props: {
  readonly scope: StyleScope
  readonly children: ReactNode
}): ReactElement {
  return <StyleScopeContext.Provider value={props.scope}>{props.children}</StyleScopeContext.Provider>
}
