import type { Connector } from '@latchkey/core'
import { isLatchkeyError } from '@latchkey/protocol'
import { createSolanaWallet } from '@latchkey/testing'
import { describe, expect, it, vi } from 'vitest'
import { solana } from './solana'
import { createNetwork } from './testing/createNetwork'
import { toConnector } from './testing/toConnector'

/** An object that throws when read. */
const trap: object = new Proxy(
  {},
  {
    get() {
      throw new TypeError('a trap')
    },
    has() {
      throw new TypeError('a trap')
    },
  },
)

const network = createNetwork()

function askAll(connector: Connector, address: string): readonly Promise<unknown>[] {
  const adapter = solana()
  const { signTransactions, sendRawTransaction, signIn } = adapter.can
  const account = { connector, address, network }
  return [
    adapter.connect({ connector, networks: [network], silent: false }),
    adapter.signMessage({ connector, address, message: 'Hello' }),
    ...[signTransactions?.({ ...account, transactions: ['AAAA'] })].flatMap((one) => one ?? []),
    ...[sendRawTransaction?.({ ...account, transaction: 'AAAA' })].flatMap((one) => one ?? []),
    ...[signIn?.({ ...account, input: {} })].flatMap((one) => one ?? []),
  ]
}

describe('a wallet that lies', () => {
  it('fails with a kind, whatever its object or answers', async () => {
    const wallet = createSolanaWallet({ authorised: true })
    const [address = ''] = wallet.addresses
    const { accounts, features } = wallet.wallet
    const answering = (answer: unknown) => ({
      ...{ accounts, chains: ['solana:devnet'] },
      features: Object.fromEntries(
        Object.keys(features).map((feature) => [
          feature,
          { [feature.split(':')[1] ?? '']: async () => answer },
        ]),
      ),
    })
    const providers: readonly unknown[] = [
      ...[null, undefined, 'text', {}, trap, { features: trap }, { features: {}, accounts: trap }],
      ...[
        trap,
        [trap],
        null,
        [null],
        5,
        { accounts: [trap] },
        [{ signature: trap, signedMessage: trap }],
      ].map(answering),
      ...[trap, null, [trap], { signature: trap }, { transaction: trap }].map((answer) => ({
        request: async () => answer,
      })),
    ]
    for (const [index, provider] of providers.entries()) {
      const answers = await Promise.allSettled(askAll(toConnector(provider), address))
      const kinds = answers.map((one) => one.status === 'rejected' && isLatchkeyError(one.reason))
      expect(kinds, `provider ${index}`).toEqual([true, true, true, true, true])
      expect(() => solana().watch(toConnector(provider), () => undefined)()).not.toThrow()
      await solana().disconnect(toConnector(provider))
    }
  })

  it('doesn’t delay a visitor who disconnects', async () => {
    const wallet = createSolanaWallet({ authorised: true })
    wallet.hang({ method: 'standard:disconnect' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const left = solana().disconnect(toConnector(wallet.wallet))
      await vi.waitFor(() => expect(wallet.log).toHaveLength(1))
      await vi.advanceTimersByTimeAsync(1500)
      await left
    } finally {
      vi.useRealTimers()
    }
  })
})
