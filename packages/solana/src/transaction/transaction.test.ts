import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  invalidRequest,
  malformedAnswer,
  notSupportedByWallet,
  rpcTransactionRejected,
  sendIncomplete,
  walletMalformed,
} from '@latchkey/protocol'
import { createSolanaWallet } from '@latchkey/testing'
import { base58, base64 } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { blockhashExpired, sendUnconfirmed } from '../errors/fromBlockhashTrouble'
import { solana } from '../solana'
import { createNetwork } from '../testing/createNetwork'
import { isSignedBy } from '../testing/isSignedBy'
import { type LiteNode, startLiteNode } from '../testing/startLiteNode'
import { toConnector } from '../testing/toConnector'
import { buildTransaction } from './buildTransaction'
import { transferSol } from './instructions/transferSol'
import { readAddress } from './readAddress'
import { readSendOptions } from './readSendOptions'

let node: LiteNode
beforeAll(async () => {
  node = await startLiteNode()
  for (const address of createSolanaWallet().addresses) node.fund(address, 1_000_000_000_000n)
})
afterAll(() => node.stop())

function setup(options: Parameters<typeof createSolanaWallet>[0] = {}) {
  const wallet = createSolanaWallet({
    authorised: true,
    nodes: { 'solana:devnet': node.url },
    ...options,
  })
  const [address = ''] = wallet.addresses
  const network = createNetwork(node.url)
  const { can } = solana()
  if (!can.signTransactions || !can.sendRawTransaction || !can.sendTransaction)
    return expect.unreachable('it can’t send')
  return { wallet, network, can, account: { connector: toConnector(wallet.wallet), address, network } }
}

/** A node with a single answer. */
async function startNode(answer: object): Promise<string> {
  const server = createServer((_, response) =>
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer })),
  )
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const newAddress = () => base58.encode(crypto.getRandomValues(new Uint8Array(32)))

async function buildFor(address: string, receiver = newAddress()) {
  const payer = readAddress(address)
  const instructions = [transferSol(payer, readAddress(receiver), 1_000_000n)]
  const plan = { network: createNetwork(node.url), payer, instructions, units: 3_000n }
  return (await buildTransaction(plan)).transaction
}

describe('transactions on a real node', () => {
  it('[SOL-1] signs one and several without sending them', async () => {
    const { account, wallet, can } = setup()
    const transactions = await Promise.all([1, 2, 3].map(() => buildFor(account.address)))
    const signed = await can.signTransactions?.({ ...account, transactions })
    expect(signed).toHaveLength(3)
    for (const [index, one] of (signed ?? []).entries()) {
      const bytes = base64.decode(one)
      const message = base64.decode(transactions[index] ?? '').slice(65)
      expect(bytes.slice(65)).toEqual(message)
      expect(isSignedBy(account.address, message, bytes.slice(1, 65))).toBe(true)
    }
    expect(wallet.log).toHaveLength(1)
  })

  it.each([[[]], [['solana:signAndSendTransaction']]])(
    '[SOL-1] sends a transaction that arrives, with a wallet without %j',
    async (without) => {
      const { account, can, network } = setup({ without })
      const to = newAddress()
      const transaction = await buildFor(account.address, to)
      const options = { preflightCommitment: 'confirmed' }
      const hash = await can.sendRawTransaction?.({ ...account, transaction, options })
      expect(base58.decode(hash ?? '')).toHaveLength(64)
      await vi.waitFor(
        async () => expect((await solana().getBalance({ address: to, network })).value).toBe('0.001'),
        { timeout: 10_000 },
      )
    },
  )

  it('[SOL-2] accepts each of the eight commitments, and nothing else', () => {
    const all = ['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max']
    for (const preflightCommitment of all)
      expect(readSendOptions({ preflightCommitment })).toEqual({ preflightCommitment })
    for (const options of [
      { preflightCommitment: 'soon' },
      { odd: 1 },
      { maxRetries: -1 },
      { skipPreflight: 1 },
    ])
      expect(() => readSendOptions(options)).toThrow(expect.toSatisfy(invalidRequest.is))
  })

  it('builds the transaction again when the blockhash expires in the wallet', async () => {
    const { account, wallet, can, network } = setup()
    const error = { code: -32002, message: 'Transaction simulation failed: Blockhash not found' }
    const to = newAddress()
    const send = () => can.sendTransaction?.({ ...account, transaction: { to, value: 2_000_000n } })
    wallet.fail(error, { once: true })
    await send()
    const [first, second] = wallet.log.map(({ params }) => Object(params)[0].transaction)
    expect(wallet.log).toHaveLength(2)
    expect(first).toBeInstanceOf(Uint8Array)
    expect(second).toBeInstanceOf(Uint8Array)
    await vi.waitFor(
      async () => expect((await solana().getBalance({ address: to, network })).value).toBe('0.002'),
      { timeout: 10_000 },
    )
    wallet.clearLog()
    wallet.fail(error)
    await expect(send()).rejects.toSatisfy(blockhashExpired.is)
    expect(wallet.log).toHaveLength(3)
  })

  it.each(['TransactionExpiredBlockheightExceededError: block height exceeded', 'Blockhash has expired'])(
    '[SOL-1] builds no second transaction when the first may have been sent: %s',
    async (message) => {
      const { account, wallet, can } = setup()
      wallet.fail({ code: -32603, message })
      const sent = can.sendTransaction?.({ ...account, transaction: { to: newAddress(), value: 2_000_000n } })
      await expect(sent).rejects.toSatisfy(sendUnconfirmed.is)
      expect(wallet.log).toHaveLength(1)
    },
  )

  it('[SOL-1] sends only what was requested, signed by the requested account', async () => {
    const { account, wallet, can } = setup({ without: ['solana:signAndSendTransaction'] })
    const transaction = await buildFor(account.address)
    const sign = async () => {
      const [signed = ''] = (await can.signTransactions?.({ ...account, transactions: [transaction] })) ?? []
      return base64.decode(signed)
    }
    const send = (signedTransaction: Uint8Array) => {
      wallet.answer([{ signedTransaction }], { once: true })
      return can.sendRawTransaction?.({ ...account, transaction })
    }
    const other = await can.signTransactions?.({
      ...account,
      transactions: [await buildFor(account.address)],
    })
    const changed = await sign()
    changed.set([(changed[70] ?? 0) ^ 1], 70)
    const forged = await sign()
    forged.set([(forged[5] ?? 0) ^ 1], 5)
    const unsigned = base64.decode(transaction)
    for (const wrong of [base64.decode(other?.[0] ?? ''), changed, forged, unsigned, new Uint8Array(9)])
      await expect(send(wrong)).rejects.toSatisfy(walletMalformed.is)
    expect(base58.decode((await send(await sign())) ?? '')).toHaveLength(64)
  })

  it('[SOL-1] accepts a transaction that the node already has, but not under another signature', async () => {
    const { account, can } = setup({ without: ['solana:signAndSendTransaction'] })
    const transaction = await buildFor(account.address)
    const send = (url: string) =>
      can.sendRawTransaction?.({ ...account, network: createNetwork(url), transaction }) ?? ''
    const [signed = ''] = (await can.signTransactions?.({ ...account, transactions: [transaction] })) ?? []
    const id = base58.encode(base64.decode(signed).slice(1, 65))
    const message = 'Transaction simulation failed: This transaction has already been processed'
    const known = await startNode({ error: { code: -32002, message, data: { err: 'AlreadyProcessed' } } })
    expect(await send(known)).toBe(id)
    const lying = await startNode({ result: base58.encode(new Uint8Array(64).fill(1)) })
    await expect(send(lying)).rejects.toSatisfy(malformedAnswer.is)
  })

  it('[SND-2] doesn’t ask the wallet when the amount or receiver is invalid', async () => {
    const { account, wallet, can } = setup()
    for (const transaction of [
      {},
      { to: newAddress() },
      { value: 1n },
      { to: '0x00000000000000000000000000000000000c0ffe', value: 1n },
      { to: newAddress(), value: 0n },
      { to: newAddress(), value: 2n ** 64n },
    ])
      await expect(can.sendTransaction?.({ ...account, transaction })).rejects.toSatisfy(sendIncomplete.is)
    expect(wallet.log).toEqual([])
  })

  it('rejects an invalid transaction, and reports what the chain rejects', async () => {
    const { account, wallet, can } = setup({ without: ['solana:signAndSendTransaction'] })
    for (const transaction of ['', 'no base64!', base64.encode(new Uint8Array(5000))])
      await expect(can.sendRawTransaction?.({ ...account, transaction })).rejects.toSatisfy(invalidRequest.is)
    const object = { ...account, transaction: { serialize: () => new Uint8Array(9) } as never }
    await expect(can.sendRawTransaction?.(object)).rejects.toThrow('a text in base64, not an object')
    expect(wallet.log).toEqual([])
    const poor = setup({
      keys: [base58.encode(crypto.getRandomValues(new Uint8Array(32)))],
      without: ['solana:signAndSendTransaction'],
    })
    const transaction = await buildFor(poor.account.address)
    await expect(poor.can.sendRawTransaction?.({ ...poor.account, transaction })).rejects.toSatisfy(
      rpcTransactionRejected.is,
    )
    const unable = setup({ without: ['solana:signAndSendTransaction', 'solana:signTransaction'] })
    await expect(
      unable.can.sendRawTransaction?.({
        ...unable.account,
        transaction: await buildFor(unable.account.address),
      }),
    ).rejects.toSatisfy(notSupportedByWallet.is)
  })
})
