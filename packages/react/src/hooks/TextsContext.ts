import { createContext } from 'react'
import type { Texts } from '../i18n/createTexts'

/** The texts of the loaded dictionary, provided by the shell. */
export const TextsContext = /* @__PURE__ */ createContext<Texts | null>(null)
