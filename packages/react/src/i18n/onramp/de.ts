import type { OnrampDictionary } from './en'

/** The texts about buying in German. */
export const de: OnrampDictionary = {
  'onramp.whatIsABuy.pay.title': 'Bezahlen Sie wie gewohnt',
  'onramp.whatIsABuy.pay.text':
    'Wählen Sie Betrag und Anbieter. Sie bezahlen auf der Seite des Anbieters per Karte oder Überweisung, und die Kryptowährung kommt in Ihrer Wallet an.',
  'onramp.none.title': 'Kaufen ist hier nicht möglich',
  'onramp.none.text':
    'In diesem Netzwerk verkauft kein Anbieter. Sie können weiterhin Kryptowährung von einer anderen Wallet empfangen.',
  'onramp.whatIsABuy.action': 'Jetzt kaufen',
}
