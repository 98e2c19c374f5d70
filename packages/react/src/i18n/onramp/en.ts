import type { Dictionary, Translator } from '@latchkey/ui'

/** The English texts about buying, loaded with its views. */
export const en = {
  'onramp.whatIsABuy.pay.title': 'Pay with what you have',
  'onramp.whatIsABuy.pay.text':
    'Choose an amount and a provider. You pay on the provider’s page by card or bank transfer, and the crypto arrives in your wallet.',
  'onramp.none.title': 'Buying isn’t available here',
  'onramp.none.text': 'No provider sells on this network. You can still receive crypto from another wallet.',
  'onramp.whatIsABuy.action': 'Buy now',
} as const

/** All texts of the onramp group. */
export type OnrampDictionary = Dictionary<typeof en>

/** The texts about buying in one language. */
export type OnrampTexts = Translator<typeof en>
