import type { ThemeChoice } from '@latchkey/ui'
import type { FrameLook } from './FrameLook'

/**
 * Returns the part of a site's theme that can't hide anything: the mode and the accent, from which readable colours are
 * derived. Any other value could make a warning invisible or push it out of sight.
 */
export function safeTheme({ themeMode, themeVariables }: FrameLook): ThemeChoice {
  const accent = themeVariables?.['--lk-accent']
  const isColour = typeof accent === 'string' && /^#[0-9a-f]{6}$/i.test(accent)
  return { mode: themeMode, ...(isColour ? { variables: { '--lk-accent': accent } } : {}) }
}
