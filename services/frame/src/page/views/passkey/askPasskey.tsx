import { chooseLocale } from '../../i18n/chooseLocale'
import { loadSettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import type { FrameLook } from '../FrameLook'
import { openSurface } from '../openSurface'
import { PasskeyPanel } from './PasskeyPanel'

/**
 * Draws the button that signs in with a passkey and runs `signIn` on each press. Resolves to true once that worked, and
 * to false if the visitor closed it.
 */
export async function askPasskey(
  signIn: () => Promise<void>,
  { look = {}, signal }: { readonly look?: FrameLook; readonly signal?: AbortSignal } = {},
): Promise<boolean> {
  const locale = chooseLocale(look.locale, navigator.languages)
  const { t } = await loadSettingsTexts(locale)
  const surface = openSurface(look, { locale })
  const isDone = await new Promise<boolean>((resolve) => {
    signal?.addEventListener('abort', () => resolve(false), { once: true })
    surface.render(
      <PasskeyPanel t={t} signIn={() => signIn().then(() => resolve(true))} close={() => resolve(false)} />,
    )
  })
  surface.close()
  return isDone
}
