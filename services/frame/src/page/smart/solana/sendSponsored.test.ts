import { startScriptedNode } from '@latchkey/gateway/testing/startScriptedNode'
import { rpcTransactionRejected } from '@latchkey/protocol'
import { base58, base64 } from '@scure/base'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sponsorRefused } from '../errors'
import { openAsking } from '../testing/openAsking'
import { sendSponsored } from './sendSponsored'

const chainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
/** Two places for signatures, of which the visitor's is taken, and a message. */
const own = Uint8Array.of(2, ...new Uint8Array(64), ...new Uint8Array(64).fill(7), 5, 6, 7, 8)
const paid = own.slice()
paid.set(new Uint8Array(64).fill(9), 1)
/** The transaction with one byte changed. */
const changed = (index: number) => {
  const wire = paid.slice()
  wire[index] = 255
  return [base64.encode(wire)]
}

let answer: unknown
const node = await startScriptedNode(({ method }) => {
  if (method === 'sendTransaction') return 'sent'
  if (answer instanceof Map) throw Object.fromEntries(answer)
  return answer
})
afterAll(() => node.stop())
beforeEach(() => {
  answer = [base64.encode(paid)]
  node.calls.length = 0
})

const send = async () =>
  sendSponsored(
    await openAsking(node.url),
    { params: { transaction: '', options: { skipPreflight: true } }, chainId },
    [base58.encode(own), base58.encode(new Uint8Array(64).fill(7))],
  )
const sent = () => node.calls.filter(({ method }) => method === 'sendTransaction')

describe('a transaction that the operator pays for', () => {
  it('[FRM-15] is sent with both signatures, and known by the first', async () => {
    expect(await send()).toEqual({ signature: base58.encode(new Uint8Array(64).fill(9)) })
    expect(node.calls[0]).toMatchObject({
      method: 'latchkey_sponsorTransaction',
      params: [base64.encode(own)],
    })
    expect(sent().map(({ params }) => params)).toEqual([
      [base64.encode(paid), { skipPreflight: true, encoding: 'base64' }],
    ])
  })

  it.each<[string, unknown]>([
    ['another message', changed(own.length - 1)],
    ['another signature of the visitor', changed(70)],
    ['another number of signatures', changed(0)],
    ['no signature', [base64.encode(own)]],
    ['more bytes', [base64.encode(Uint8Array.of(...paid, 0))]],
    ['no base64', ['no!']],
    ['no text', [5]],
    ['no list', base64.encode(paid)],
    ['nothing', []],
  ])('[FRM-17] isn’t sent if the operator returns %s', async (_, wrong) => {
    answer = wrong
    await expect(send()).rejects.toMatchObject({ values: { reason: 'paused' } })
    expect(sent()).toEqual([])
  })

  it('isn’t sent if the operator refuses, with its reason', async () => {
    answer = new Map<string, unknown>(Object.entries({ code: -32_504, data: { reason: 'budget-project' } }))
    await expect(send()).rejects.toMatchObject({ values: { reason: 'budget-project' } })
    answer = new Map<string, unknown>(Object.entries({ code: -32_521, message: 'reverts' }))
    await expect(send()).rejects.toSatisfy(sponsorRefused.is)
    expect(sent()).toEqual([])
  })

  it('fails if its block is too old, which the visitor can’t change by paying', async () => {
    answer = new Map<string, unknown>(Object.entries({ code: -32_500, message: 'its block is not recent' }))
    await expect(send()).rejects.toSatisfy(rpcTransactionRejected.is)
    expect(sent()).toEqual([])
  })
})
