import { smartAccountAddresses } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import type { Receipt } from './readReceipt'
import { writeAnswer } from './writeAnswer'

type Log = Receipt['logs'][number]

const { entryPoint } = smartAccountAddresses
const hash = `0x${'a1'.repeat(32)}` as const
const other = `0x${'b2'.repeat(32)}`
const sender = '0x00000000000000000000000000000000000000aa'
const row = { hash, sender, nonce: '7' } as const
const outcome = { success: true, actualGasUsed: '0x1', actualGasCost: '0x0', reason: undefined } as const

const before: Log = {
  address: entryPoint,
  topics: ['0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972'],
  data: '0x',
}
const endOf = (operation: string): Log => ({
  address: entryPoint.toLowerCase(),
  topics: ['0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f', operation],
  data: '0x',
})
const logOf = (data: string): Log => ({ address: sender, topics: [], data })

const write = (logs: Log[]) => {
  const carrier: Receipt = {
    transactionHash: '0x01',
    from: '0x02',
    blockNumber: '0x3',
    blockHash: '0x04',
    status: '0x1',
    gasUsed: '0x5',
    effectiveGasPrice: '0x6',
    logs,
  }
  return JSON.parse(writeAnswer(row, carrier, outcome))
}

describe('the receipt of an operation', () => {
  it('has the logs of that operation alone, although its transaction carried others', () => {
    const own = [logOf('0x11'), logOf('0x12'), endOf(hash)]
    const all = [
      logOf('0x00'),
      before,
      logOf('0x01'),
      endOf(other),
      ...own,
      logOf('0x21'),
      endOf(`0x${'c3'.repeat(32)}`),
    ]
    const answer = write(all)
    expect(answer).toMatchObject({ userOpHash: hash, entryPoint, sender, nonce: '0x7', success: true })
    expect(answer.logs).toEqual(own)
    expect(answer.receipt.logs).toEqual(all)
    expect(write([before, ...own]).logs).toEqual(own)
  })

  it('leaves out logs that are too long, and keeps what the EntryPoint says', () => {
    const long = logOf(`0x${'00'.repeat(300_000)}`)
    expect(write([before, long, endOf(hash)])).toMatchObject({
      logs: [endOf(hash)],
      receipt: { blockNumber: '0x3', logs: [endOf(hash)] },
    })
    // Those of others make the transaction's receipt long, not the operation's.
    const own = [logOf('0x11'), endOf(hash)]
    expect(write([before, long, endOf(other), ...own])).toMatchObject({ logs: own, receipt: { logs: own } })
  })
})
