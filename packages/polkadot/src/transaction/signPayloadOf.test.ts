import type { Connector } from '@latchkey/core'
import { userRejected } from '@latchkey/protocol'
import { createPolkadotWallet } from '@latchkey/testing'
import { waitReady } from '@polkadot/wasm-crypto'
import { expect, it } from 'vitest'
import type { AdapterState } from '../AdapterState'
import { polkadotRelay } from '../network/networks'
import { connect } from '../wallet/connect'
import { signPayloadOf } from './signPayloadOf'

it('[DOT-1] signs through what a wrapped object enables, without asking the visitor for access again', async () => {
  await waitReady()
  const wallet = createPolkadotWallet()
  const { provider } = wallet
  const connector: Connector = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'polkadot', provider }
  const state: AdapterState = { options: {}, sessions: new Map(), runtimes: new Map() }
  const { accounts } = await connect(state, { connector, networks: [polkadotRelay], silent: false })
  const [account = expect.unreachable()] = accounts
  const whose = { connector, address: account.address, network: polkadotRelay }
  const seen: object[] = []
  const wrapper = {
    async enable(origin: string) {
      const extension = (await provider.enable(origin)) as { readonly signer: object }
      const signPayload = (payload: object) => {
        seen.push(payload)
        return Promise.reject(userRejected())
      }
      return { ...extension, signer: { ...extension.signer, signPayload } }
    },
  }
  const payload = { method: '0x00', genesisHash: '0x00' }
  const signWrapped = signPayloadOf(state, { ...whose, connector: { ...connector, provider: wrapper } })
  await expect(signWrapped(payload)).rejects.toSatisfy(userRejected.is)
  expect(seen).toMatchObject([payload])
  expect(wallet.log.filter(({ prompted }) => prompted)).toHaveLength(1)
  // The wallet's own object is asked as before.
  await signPayloadOf(state, whose)(payload).catch(() => undefined)
  expect(seen).toHaveLength(1)
})
