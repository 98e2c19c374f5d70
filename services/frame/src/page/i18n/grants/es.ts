import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the panel for permissions says in Spanish. */
export const es: Dictionary<typeof en> = {
  'grant.headline': 'Permitir que {site} haga esto sin preguntarle',
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
  'grant.fees.ask': 'Se le preguntará si tiene que pagar una',
  'grant.until': 'Termina',
  'grant.unasked': 'Hasta que termine, su wallet no le preguntará antes de estas llamadas.',
  'grant.unasked.why':
    'Puede terminarlo en su cuenta cuando quiera. Un contrato puede tomar tokens que usted le permitió gastar antes.',
}
