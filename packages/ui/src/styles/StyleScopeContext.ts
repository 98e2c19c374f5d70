import { createContext } from 'react'
import type { StyleScope } from './createStyleScope'

/** Where the parts below add their styles; without a scope they add none. */
export const StyleScopeContext = /* @__PURE__ */ createContext<StyleScope | null>(null)
