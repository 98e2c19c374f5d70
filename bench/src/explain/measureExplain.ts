import type { Network } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { startAnvil } from '@latchkey/testing/node'
import { evm } from 'latchkey/evm'

/** Times of one kind of request, in milliseconds. */
export type ExplainTimes = { readonly [what: string]: readonly number[] }

const from = testAccounts[0].address
const other = '1'.repeat(40)
const word = (value: string) => value.replace(/^0x/, '').toLowerCase().padStart(64, '0')
const member = (name: string, type: string) => ({ name, type })

/** Explains requests on a local node, in turn with a bare `eth_call`, and measures each from the request to the last line. */
export async function measureExplain(rounds: number): Promise<ExplainTimes> {
  const node = await startAnvil()
  try {
    const { dollar } = node.contracts
    const network: Network = {
      id: node.chainId,
      caipNetworkId: `eip155:${node.chainId}`,
      chainNamespace: 'eip155',
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [node.url] } },
    }
    const { explain } = evm().can
    const ask = async (method: string, params: unknown) => {
      const sources = {}
      await explain?.({
        ...{ method, params, network, sources },
        ...{ address: from, addresses: [from], through: (read) => read(network) },
      })
    }
    const send = (transaction: object) => ask('eth_sendTransaction', [{ from, ...transaction }])
    const typed = {
      types: {
        Permit: [
          member('owner', 'address'),
          member('spender', 'address'),
          member('value', 'uint256'),
          member('nonce', 'uint256'),
          member('deadline', 'uint256'),
        ],
      },
      primaryType: 'Permit',
      domain: { chainId: node.chainId, verifyingContract: dollar },
      message: { owner: from, spender: `0x${other}`, value: `0x${'f'.repeat(64)}`, nonce: 0, deadline: 1 },
    }
    const kinds: { readonly [what: string]: () => Promise<unknown> } = {
      'a bare eth_call': () => callNode(node.url, dollar),
      'a payment': () => send({ to: `0x${other}`, value: '0x1' }),
      'a token payment': () => send({ to: dollar, data: `0xa9059cbb${word(other)}${word('1')}` }),
      'an unlimited allowance': () => send({ to: dollar, data: `0x095ea7b3${word(other)}${'f'.repeat(64)}` }),
      'a call that fails': () => send({ to: dollar, data: `0xa9059cbb${word(other)}${'f'.repeat(64)}` }),
      'a permit': () => ask('eth_signTypedData_v4', [from, JSON.stringify(typed)]),
    }
    const times = Object.fromEntries(Object.keys(kinds).map((what): [string, number[]] => [what, []]))
    // The first rounds load code and warm the node; a visitor's first request is the e2e journey's business.
    for (let round = -5; round < rounds; round += 1)
      for (const [what, run] of Object.entries(kinds)) {
        const start = performance.now()
        await run()
        if (round >= 0) times[what]?.push(performance.now() - start)
      }
    return times
  } finally {
    await node.stop()
  }
}

async function callNode(url: string, to: string): Promise<unknown> {
  const params = [{ to, data: '0x313ce567' }, 'latest']
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params })
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body })).json()
}
