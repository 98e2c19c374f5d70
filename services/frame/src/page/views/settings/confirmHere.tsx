import { parse } from 'valibot'
import type { Decision } from '../../approve/Decision'
import { chooseLocale } from '../../i18n/chooseLocale'
import { loadSettingsTexts } from '../../i18n/settings/loadSettingsTexts'
import type { FrameLook } from '../FrameLook'
import { openSurface } from '../openSurface'
import { ConfirmStep } from './ConfirmStep'
import { windowStep } from './windowStep'

/** Shows a step of the settings in a window of its own. Resolves to what the visitor decides. */
export async function confirmHere(given: unknown, look: FrameLook): Promise<Decision> {
  const shown = parse(windowStep, given)
  const locale = chooseLocale(look.locale, navigator.languages)
  const { t } = await loadSettingsTexts(locale)
  const surface = openSurface(look, { locale })
  const decision = await new Promise<Decision>((decide) => {
    const step = {
      ...shown,
      look: 'primary' as const,
      run: async () => decide('approved'),
      faultText: () => t('settings.failed'),
    }
    surface.render(<ConfirmStep t={t} step={step} cancel={() => decide('rejected')} />)
  })
  surface.close()
  return decision
}
