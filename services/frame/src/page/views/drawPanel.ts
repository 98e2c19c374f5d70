import type { ReactNode } from 'react'
import { chooseLocale } from '../i18n/chooseLocale'
import { loadSettingsTexts, type SettingsTexts } from '../i18n/settings/loadSettingsTexts'
import type { FrameLook } from './FrameLook'
import { openSurface } from './openSurface'

/** How a panel looks, and what takes it away. */
export type PanelSurroundings = { readonly look?: FrameLook; readonly signal?: AbortSignal }

/**
 * Draws a panel until it has done what it's for, which resolves to true, or until the visitor closes it or the signal
 * aborts, which resolves to false.
 */
export async function drawPanel(
  { look = {}, signal }: PanelSurroundings,
  draw: (texts: SettingsTexts, end: (isDone: boolean) => void) => ReactNode,
): Promise<boolean> {
  const locale = chooseLocale(look.locale, navigator.languages)
  const texts = await loadSettingsTexts(locale)
  if (signal?.aborted) return false
  const surface = openSurface(look, { locale })
  const isDone = await new Promise<boolean>((end) => {
    signal?.addEventListener('abort', () => end(false), { once: true })
    surface.render(draw(texts, end))
  })
  surface.close()
  return isDone
}
