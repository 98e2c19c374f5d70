import type { OnrampTexts } from '../../i18n/onramp/en'

const brands: { readonly [id: string]: string } = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  paypal: 'PayPal',
}

/** Names a way to pay. */
export function methodText({ t }: OnrampTexts, id: string): string {
  if (/card/.test(id)) return t('onramp.method.card')
  if (/bank|transfer|wire/.test(id)) return t('onramp.method.bank')
  // A code of the vendor, such as `sepa`.
  return brands[id] ?? id.replace(/[_-]+/g, ' ').toUpperCase()
}
