import type { OnrampVendor } from '@latchkey/protocol'

const methods = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

/** [ONR-1] The currencies and limits of the form while nobody knows those of the vendors. */
export const fallbackFiat: OnrampVendor['fiat'] = [
  { id: 'USD', methods },
  { id: 'EUR', methods },
]

/** [ONR-1] What the usual vendors take in all, in percent, for one that tells its price only on its own page. */
export const usualFees: { readonly [provider: string]: readonly [number, number] } = {
  coinbase: [1, 2],
  meld: [1, 2],
}
