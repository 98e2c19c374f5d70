import { localNetworkIds } from '@latchkey/testing'
import type { Namespace, Network } from 'latchkey'
import { localChains } from '../settings/localChains'

/** The test amount in whole coins, and its receiver. */
export type TestPayment = { readonly amount: string; readonly to: string }

const payments: { readonly [N in Namespace]: TestPayment } = {
  // A well-known account of development chains.
  eip155: { amount: '0.001', to: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc' },
  // Close to the smallest balance a new account can hold.
  solana: { amount: '0.001', to: '8Y1aQEbWsUwjq5QkPtmcUNVhtvyoLqoFVqTWWFoycXJC' },
  bip122: { amount: '0.0001', to: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
  // `//Bob`, with the prefix that every chain accepts.
  polkadot: { amount: '0.01', to: '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty' },
}

/** The same key with the prefix of local chains. */
const regtestReceiver = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

const localIds: readonly string[] = [...localChains, ...Object.values(localNetworkIds)]

/** Returns the payment the page makes on a network, or null where money has value: a demo shouldn't move it. */
export function testPayment({ caipNetworkId, chainNamespace, testnet }: Network): TestPayment | null {
  if (!testnet && !localIds.includes(caipNetworkId)) return null
  const payment = payments[chainNamespace]
  return caipNetworkId === localNetworkIds.bitcoin ? { ...payment, to: regtestReceiver } : payment
}
