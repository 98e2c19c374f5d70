import { chooseLocale } from '../../i18n/chooseLocale'
import { loadSettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import type { FrameLook } from '../FrameLook'
import { openSurface } from '../openSurface'
import { PasskeyPanel, type PasskeyPurpose } from './PasskeyPanel'

/**
 * Draws the button that signs in with a passkey, or creates one for a new wallet, and runs `press` on each press. Resolves
 * to true once that worked, and to false if the visitor closed it.
 */
export async function askPasskey(
  press: () => Promise<void>,
  {
    look = {},
    purpose,
    signal,
  }: { readonly look?: FrameLook; readonly purpose: PasskeyPurpose; readonly signal?: AbortSignal },
): Promise<boolean> {
  const locale = chooseLocale(look.locale, navigator.languages)
  const { t } = await loadSettingsTexts(locale)
  if (signal?.aborted) return false
  const surface = openSurface(look, { locale })
  const isDone = await new Promise<boolean>((resolve) => {
    signal?.addEventListener('abort', () => resolve(false), { once: true })
    surface.render(
      <PasskeyPanel
        t={t}
        purpose={purpose}
        press={() => press().then(() => resolve(true))}
        close={() => resolve(false)}
      />,
    )
  })
  surface.close()
  return isDone
}
