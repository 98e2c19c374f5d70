import { loginTooOld, recoveryWait } from '@latchkey/protocol'
import { chooseLocale } from '../../i18n/chooseLocale'
import { loadWordsTexts } from '../../i18n/words/loadWordsTexts'
import { openSurface } from '../openSurface'
import { WindowPage } from '../window/WindowPage'
import { ExportPanel } from './ExportPanel'
import { prepareExport } from './prepareExport'

/** Shows the window with the recovery words, or why it can't. Inside another page it takes nothing and shows nothing. */
export async function showExport(view: Window = window): Promise<void> {
  const locale = chooseLocale(undefined, navigator.languages)
  const { t } = await loadWordsTexts(locale)
  const surface = openSurface({}, { locale })
  const say = (text: string) =>
    surface.render(<WindowPage title={t('export.title')} text={text} name="export-refused" said={text} />)
  // The server lets no page embed this one. Should a proxy drop that header, this still holds.
  if (view.top !== view) return say(t('export.framed'))
  try {
    const offer = await prepareExport()
    surface.render(<ExportPanel t={t} offer={offer} />)
  } catch (cause) {
    if (recoveryWait.is(cause)) return say(t('export.wait'))
    say(loginTooOld.is(cause) ? t('export.old') : t('export.ended'))
  }
}
