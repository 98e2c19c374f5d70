import { localNetworkIds } from '@latchkey/testing'
import type { Namespace, Network } from 'latchkey'

/** What is sent to try it out, in whole coins, and to whom. */
export type TestPayment = { readonly amount: string; readonly to: string }

const payments: { readonly [N in Namespace]: TestPayment } = {
  // One of the well-known accounts of development chains.
  eip155: { amount: '0.001', to: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc' },
  // The least that a new account can hold is nearly this.
  solana: { amount: '0.001', to: '8Y1aQEbWsUwjq5QkPtmcUNVhtvyoLqoFVqTWWFoycXJC' },
  bip122: { amount: '0.0001', to: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
  // `//Bob`, in the form that every chain knows.
  polkadot: { amount: '0.01', to: '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty' },
}

/** The same key under the prefix of chains that are one's own. */
const regtestReceiver = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

const localIds: readonly string[] = ['eip155:31337', 'eip155:31338', ...Object.values(localNetworkIds)]

/** The payment that the page makes on a network; null where money is worth something: a demo has no business to move it. */
export function testPayment({ caipNetworkId, chainNamespace, testnet }: Network): TestPayment | null {
  if (!testnet && !localIds.includes(caipNetworkId)) return null
  const payment = payments[chainNamespace]
  return caipNetworkId === localNetworkIds.bitcoin ? { ...payment, to: regtestReceiver } : payment
}
