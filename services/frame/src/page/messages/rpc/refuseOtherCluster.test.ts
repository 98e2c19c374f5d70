import { otherNetworkRefused } from '@latchkey/protocol'
import { startSurfpool } from '@latchkey/testing/node'
import { base58, base64, hex } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestInvalid } from '../../errors'
import { buildTransaction, type Instruction, payment, systemProgram } from '../testing/buildTransaction'
import { refuseOtherCluster } from './refuseOtherCluster'

let node: Awaited<ReturnType<typeof startSurfpool>>
beforeAll(async () => {
  node = await startSurfpool()
}, 120_000)
afterAll(() => node?.stop())

const chain = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const newKey = () => base58.encode(crypto.getRandomValues(new Uint8Array(32)))
const [payer, receiver, nonceAccount] = [newKey(), newKey(), newKey()]

async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const { result, error } = Object(await (await fetch(node.url, { method: 'POST', body, headers })).json())
  if (error) throw error
  return result
}
const latest = async () => String(Object(await ask('getLatestBlockhash', [])).value.blockhash)

const check = (steps: readonly Instruction[], blockhash: string, askNode = ask) => {
  const text = buildTransaction([payer, receiver, nonceAccount], steps, blockhash)
  return refuseOtherCluster(base64.encode(base58.decode(text)), {
    chain,
    ask: askNode,
    sleep: async () => undefined,
  })
}

describe('a transaction on Solana', () => {
  it('[FRM-17] is signed with a block of the network that is shown', async () => {
    await check([payment], await latest())
  })

  it('[FRM-17] is refused with a block of another network, or none', async () => {
    for (const blockhash of [newKey(), systemProgram]) {
      const refused = check([payment], blockhash)
      await expect(refused).rejects.toSatisfy(otherNetworkRefused.is)
      await expect(refused).rejects.toMatchObject({ values: { network: chain } })
    }
  })

  it('waits for a node that is behind', async () => {
    const blockhash = await latest()
    let tries = 0
    await check([payment], blockhash, async (method, params) => {
      tries += 1
      return tries < 3 ? { value: false } : ask(method, params)
    })
    expect(tries).toBe(3)
  })

  it('is refused if nobody can read it', async () => {
    const text = base64.encode(Uint8Array.of(1, 2, 3))
    await expect(refuseOtherCluster(text, { chain, ask })).rejects.toSatisfy(requestInvalid.is)
  })

  it('fails with the node’s error if the node can’t tell', async () => {
    const failure = requestInvalid({ reason: 'node' })
    await expect(check([payment], newKey(), () => Promise.reject(failure))).rejects.toBe(failure)
  })
})

describe('a transaction with a durable nonce', () => {
  const value = newKey()
  const advance: Instruction = { accounts: [2, 0], data: [4, 0, 0, 0] }
  const setNonce = (stored: string, owner = systemProgram, rest = 8) => {
    const data = [
      1,
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      ...base58.decode(payer),
      ...base58.decode(stored),
      ...Array(rest).fill(0),
    ]
    const fields = { lamports: 10_000_000, owner, data: hex.encode(Uint8Array.from(data)) }
    return ask('surfnet_setAccount', [nonceAccount, fields])
  }

  it('[FRM-17] is refused if the account is missing here, has another nonce, or is no nonce account', async () => {
    await expect(check([advance, payment], value)).rejects.toSatisfy(otherNetworkRefused.is)
    await setNonce(newKey())
    await expect(check([advance, payment], value)).rejects.toSatisfy(otherNetworkRefused.is)
    await setNonce(value, newKey())
    await expect(check([advance, payment], value)).rejects.toSatisfy(otherNetworkRefused.is)
    await setNonce(value, systemProgram, 9)
    await expect(check([advance, payment], value)).rejects.toSatisfy(otherNetworkRefused.is)
  })

  it('[FRM-17] is signed if the account on this network has the nonce', async () => {
    await setNonce(value)
    await check([advance, payment], value)
    // The network looks at the first instruction only.
    await expect(check([payment, advance], value)).rejects.toSatisfy(otherNetworkRefused.is)
  })
})
