import { mistakeText } from '@latchkey/core'
import type { ThemeVariables } from '@latchkey/ui'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { buttonTexts } from '../../i18n/buttonTexts'
import { matchLocale } from '../../i18n/matchLocale'
import { blockedByPolicy } from './blockedByPolicy'
import { themeMistakes } from './themeMistakes'

/** Tells the site's developer in the console what is hardly meant in the theme, the language and the content policy. */
export function useMistakes(): void {
  const latchkey = useInstance()
  const { logger, options } = latchkey
  const { mode, variables } = useSelector((state) => state.theme)

  useEffect(() => {
    const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
    const isDark = mode === 'dark' || (mode === 'system' && prefersDark)
    for (const mistake of themeMistakes(variables as ThemeVariables, isDark))
      logger.warn(mistakeText(mistake))
  }, [logger, mode, variables])

  useEffect(() => {
    const { locale } = options
    if (locale === null || /^en\b/i.test(locale) || matchLocale(locale) !== 'en') return
    const text = `The modal doesn't speak "${locale}", so it shows English. Expected one of ${Object.keys(buttonTexts).join(' ')}.`
    logger.warn(mistakeText({ option: 'locale', text }))
  }, [logger, options])

  useEffect(() => {
    const told = new Set<string>()
    const heard = (event: SecurityPolicyViolationEvent) => {
      const text = blockedByPolicy(latchkey, event)
      if (text === null || told.has(text)) return
      told.add(text)
      logger.warn(text)
    }
    document.addEventListener('securitypolicyviolation', heard)
    return () => document.removeEventListener('securitypolicyviolation', heard)
  }, [latchkey, logger])
}
