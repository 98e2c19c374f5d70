import { matchLocale } from '@latchkey/ui'
import { type FrameLocale, frameLocales } from './frameLocales'

/**
 * Returns the language to draw in: that of the site if the visitor reads it, else the visitor's own. A site could
 * otherwise choose one in which its visitor can't read what they approve.
 */
export function chooseLocale(ofSite: string | undefined, ofVisitor: readonly string[]): FrameLocale {
  const wanted = ofSite === undefined ? undefined : matchLocale([ofSite], frameLocales)
  const isRead = ofVisitor.some((tag) => matchLocale([tag], frameLocales) === wanted)
  return (isRead ? wanted : undefined) ?? matchLocale(ofVisitor, frameLocales) ?? 'en'
}
