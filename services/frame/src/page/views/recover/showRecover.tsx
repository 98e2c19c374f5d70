import { chooseLocale } from '../../i18n/chooseLocale'
import { loadWordsTexts } from '../../i18n/words/loadWordsTexts'
import { openSurface } from '../openSurface'
import { RecoverPanel } from './RecoverPanel'

/** Shows the page that opens recovery files. */
export async function showRecover(): Promise<void> {
  const locale = chooseLocale(undefined, navigator.languages)
  const { t } = await loadWordsTexts(locale)
  openSurface({}, { locale }).render(<RecoverPanel t={t} />)
}
