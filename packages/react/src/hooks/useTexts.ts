import { createContext, useContext } from 'react'
import { noProvider, providerDocs } from '../errors'
import type { Texts } from '../i18n/createTexts'

/** The texts of the loaded dictionary, provided by the shell. */
export const TextsContext = /* @__PURE__ */ createContext<Texts | null>(null)

/**
 * Returns the texts in the visitor's language. Works only inside the modal, where the dictionary is loaded. @throws
 * noProvider
 */
export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw noProvider({ docs: providerDocs })
  return texts
}
