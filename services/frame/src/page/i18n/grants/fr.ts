import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the panel for permissions says in French. */
export const fr: Dictionary<typeof en> = {
  'grant.headline': 'Laisser {site} faire ceci sans vous demander',
  'grant.call': 'Appeler un contrat',
  'grant.contract': 'Contrat',
  'grant.each': 'Paie à chaque fois : {amount}',
  'grant.upTo': 'jusqu’à {amount}',
  'grant.none': 'rien',
  'grant.count': 'Nombre d’appels',
  'grant.times': 'jusqu’à {count}',
  'grant.rate': 'Appels toutes les {seconds} secondes',
  'grant.total': 'Paie au total',
  'grant.fees': 'Frais de réseau au total',
  'grant.fees.ask': 'On vous demande si vous devez en payer',
  'grant.until': 'Prend fin',
  'grant.unasked': 'Jusque-là, votre wallet ne vous demande rien avant ces appels.',
  'grant.unasked.why':
    'Vous pouvez y mettre fin à tout moment dans votre compte. Un contrat peut prendre des jetons que vous l’avez autorisé à dépenser auparavant.',
}
