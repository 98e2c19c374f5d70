import { startScriptedNode } from '@latchkey/gateway/testing/startScriptedNode'
import { httpStatus, requestTimeout } from '@latchkey/protocol'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { awaitTransaction } from './awaitTransaction'
import { cancelledKey } from './cancelledKey'
import { operationRejected, signedRefused } from './errors'
import { sendCalls } from './sendCalls'
import { openAsking } from './testing/openAsking'

const chainId = 'eip155:31337'
const hash = `0x${'ab'.repeat(32)}` as const
const signed = [JSON.stringify({ sender: '0x1' }), hash]
/** The second operation in the line of key 5. */
const nonce = `0x${((5n << 64n) + 1n).toString(16)}`
const params = [{ operation: { nonce } }]

let script: (method: string) => unknown
const node = await startScriptedNode(({ method }) => script(method))
afterAll(() => node.stop())
beforeEach(() => {
  node.break(undefined)
  node.calls.length = 0
  script = () => hash
})
afterEach(() => vi.useRealTimers())

const send = async () => sendCalls(await openAsking(node.url), { params, chainId }, signed)
const refuse = (code: number, data?: object) => {
  script = () => {
    throw { code, message: 'No', data }
  }
}

describe('an operation that the visitor signed', () => {
  it('[FRM-13] is known by the hash that was signed, whatever the bundler calls it', async () => {
    script = () => `0x${'cd'.repeat(32)}`
    expect(await send()).toEqual({ kind: 'operation', chain: chainId, hash })
  })

  it.each([500, 502, 504])('[FRM-13] counts as sent if the answer gets lost: %s', async (status) => {
    node.break((response) => response.writeHead(status).end())
    expect(await send()).toEqual({ kind: 'operation', chain: chainId, hash })
  })

  it('[FRM-13] counts as sent if the connection breaks, and is sent once more', async () => {
    let asked = 0
    node.break((response) => {
      asked += 1
      response.destroy()
    })
    expect(await send()).toEqual({ kind: 'operation', chain: chainId, hash })
    expect(asked).toBe(2)
  })

  it('[FRM-13] wasn’t sent if the gateway refuses to listen', async () => {
    node.break((response) => response.writeHead(403).end())
    await expect(send()).rejects.toSatisfy(httpStatus.is)
  })

  it('[FRM-13] names its line at the EntryPoint if the operator refuses', async () => {
    refuse(-32_504, { reason: 'budget-project' })
    const refused = await send().catch((cause: unknown) => cause)
    expect(signedRefused.is(refused) && refused.values).toEqual({ reason: 'budget-project', nonce })
    expect(cancelledKey(refused)).toBe('0x5')
    refuse(-32_500)
    await expect(send()).rejects.toSatisfy(operationRejected.is)
  })

  it('[FRM-13] isn’t waited for without end if nobody learns of it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    script = (method) => {
      // Five minutes pass until the first answer.
      if (method === 'eth_getUserOperationReceipt') vi.setSystemTime(Date.now() + 300_000)
      return null
    }
    const frame = await openAsking(node.url)
    const sent = { kind: 'operation', chain: chainId, hash } as const
    await expect(awaitTransaction(frame, sent, new AbortController().signal)).rejects.toSatisfy(
      requestTimeout.is,
    )
    expect(node.calls.map(({ method }) => method)).toEqual([
      'eth_getUserOperationReceipt',
      'eth_getUserOperationByHash',
    ])
  })
})
