import type { FrameAccount } from '@latchkey/protocol'
import { chooseLocale } from '../../i18n/chooseLocale'
import { loadSettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import type { FrameLook } from '../FrameLook'
import { openSurface } from '../openSurface'
import type { SettingsPorts } from './SettingsPorts'
import { WalletSettings } from './WalletSettings'

/** Draws the settings of a wallet. Resolves when the visitor closes them. */
export async function showSettings(
  account: FrameAccount,
  ports: SettingsPorts,
  { look = {}, signal }: { readonly look?: FrameLook; readonly signal?: AbortSignal } = {},
): Promise<void> {
  const locale = chooseLocale(look.locale, navigator.languages)
  const texts = await loadSettingsTexts(locale)
  const surface = openSurface(look, { locale })
  await new Promise<void>((close) => {
    signal?.addEventListener('abort', () => close(), { once: true })
    surface.render(<WalletSettings texts={texts} account={account} ports={ports} close={close} />)
  })
  surface.close()
}
