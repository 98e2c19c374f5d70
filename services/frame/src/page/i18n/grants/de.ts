import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the panel for permissions says in German. */
export const de: Dictionary<typeof en> = {
  'grant.headline': '{site} das ohne Rückfrage erlauben',
  'grant.call': 'Einen Vertrag aufrufen',
  'grant.contract': 'Vertrag',
  'grant.each': 'Zahlt jedes Mal: {amount}',
  'grant.upTo': 'bis zu {amount}',
  'grant.none': 'nichts',
  'grant.count': 'Anzahl der Aufrufe',
  'grant.times': 'bis zu {count}',
  'grant.rate': 'Aufrufe alle {seconds} Sekunden',
  'grant.total': 'Zahlt insgesamt',
  'grant.fees': 'Netzwerkgebühren insgesamt',
  'grant.fees.ask': 'Sie werden gefragt, wenn Sie eine zahlen müssen',
  'grant.until': 'Endet',
  'grant.unasked': 'Bis zum Ende fragt Ihre Wallet vor diesen Aufrufen nicht nach.',
  'grant.unasked.why':
    'Sie können das jederzeit in Ihrem Konto beenden. Ein Vertrag kann Token nehmen, die Sie ihm früher freigegeben haben.',
}
