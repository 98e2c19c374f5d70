import type { Connector } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { checkBundle } from './checkBundle'

const network: Network = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
const handle = { id: 'bundle:1', details: { bundle: '1' } }
const hash = `0x${'a'.repeat(64)}`

/** Asks a wallet that answers with this status. */
function check(answer: unknown) {
  const provider = { request: async () => answer, on: () => undefined, removeListener: () => undefined }
  const connector: Connector = { id: 'one', name: 'One', type: 'ANNOUNCED', chain: 'eip155', provider }
  return checkBundle({ network, address: '0x1', handle, connector }, '1')
}

describe('a bundle of calls', () => {
  it('[EVM-4] waits for the wallet, and keeps the transaction once there is one', async () => {
    expect(await check({ status: 100 })).toEqual({ state: 'pending', isSeen: true })
    expect(await check({ status: 'PENDING', receipts: [] })).toEqual({ state: 'pending', isSeen: true })
    expect(await check({ status: 200, receipts: [{ transactionHash: hash }] })).toEqual({
      state: 'pending',
      isSeen: true,
      handle: { ...handle, details: { bundle: '1', hash } },
    })
  })

  it('[EVM-4] ends without a transaction when the wallet gave up, and isn’t lost without a wallet', async () => {
    expect(await check({ status: 400 })).toEqual({ state: 'dropped' })
    expect(await check({ status: 500, receipts: [{ transactionHash: 'x' }] })).toEqual({ state: 'failed' })
    expect(await check({ status: 600 })).toEqual({ state: 'failed' })
    expect(await checkBundle({ network, address: '0x1', handle }, '1')).toEqual({
      state: 'pending',
      isSeen: true,
    })
  })
})
