import { createContext } from 'react'
import type { StyleScope } from './createStyleScope'

/** Where the parts below put their styles; without a scope they leave it to the page. */
export const StyleScopeContext = /* @__PURE__ */ createContext<StyleScope | null>(null)
