import { createContext } from 'react'
import type { Texts } from '../i18n/createTexts'

/** The texts of the loaded dictionary; the shell provides them to every view. */
export const TextsContext = /* @__PURE__ */ createContext<Texts | null>(null)
