import { useContext } from 'react'
import type { Texts } from '../i18n/createTexts'
import { noProvider } from './noProvider'
import { TextsContext } from './TextsContext'

/**
 * Returns the texts in the visitor's language. Works only inside the modal, where the dictionary is loaded. @throws
 * noProvider
 */
export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw noProvider()
  return texts
}
