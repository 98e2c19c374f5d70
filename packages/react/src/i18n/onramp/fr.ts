import type { OnrampDictionary } from './en'

/** The texts about buying in French. */
export const fr: OnrampDictionary = {
  'onramp.whatIsABuy.pay.title': 'Payez comme d’habitude',
  'onramp.whatIsABuy.pay.text':
    'Choisissez un montant et un vendeur. Vous payez sur la page du vendeur, par carte ou virement, et les cryptos arrivent dans votre wallet.',
  'onramp.none.title': 'L’achat n’est pas disponible ici',
  'onramp.none.text':
    'Aucun vendeur n’est présent sur ce réseau. Vous pouvez toujours recevoir des cryptos d’un autre wallet.',
  'onramp.whatIsABuy.action': 'Acheter maintenant',
}
