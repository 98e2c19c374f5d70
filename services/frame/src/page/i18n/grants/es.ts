import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the panel for permissions says in Spanish. */
export const es: Dictionary<typeof en> = {
  'grant.headline': 'Permitir que {site} haga esto sin preguntarte',
  'grant.call': 'Llamar a un contrato',
  'grant.contract': 'Contrato',
  'grant.each': 'Paga cada vez: {amount}',
  'grant.upTo': 'hasta {amount}',
  'grant.none': 'nada',
  'grant.count': 'Número de llamadas',
  'grant.times': 'hasta {count}',
  'grant.rate': 'Llamadas cada {seconds} segundos',
  'grant.total': 'Paga en total',
  'grant.fees': 'Comisiones de red en total',
  'grant.fees.ask': 'Te preguntaremos si tienes que pagar una',
  'grant.until': 'Termina',
  'grant.unasked': 'Hasta que termine, tu wallet no te preguntará antes de estas llamadas.',
  'grant.unasked.why':
    'Puedes terminarlo en tu cuenta cuando quieras. Un contrato puede tomar tokens que antes le permitiste gastar.',
}
