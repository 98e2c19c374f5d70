import { browserHost, createLatchkey, getModalStatus } from '@latchkey/core'
import { createSolanaWallet } from '@latchkey/testing'
import type { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest'
import { solana } from '../solana'
import { createNetwork } from '../testing/createNetwork'
import { isSignedBy } from '../testing/isSignedBy'
import { type LiteNode, startLiteNode } from '../testing/startLiteNode'
import { asWalletAdapter } from './asWalletAdapter'

let node: LiteNode
beforeAll(async () => {
  node = await startLiteNode()
  for (const address of createSolanaWallet().addresses) node.fund(address, 1_000_000_000_000n)
})
afterAll(() => node.stop())

/** A connection, and the names of what it asked its node. */
function watchConnection(url: string) {
  const asked: string[] = []
  const connection = new Connection(url, {
    async fetch(input, init) {
      asked.push(JSON.parse(String(init?.body)).method)
      return fetch(input as string, init as RequestInit)
    },
  })
  return { asked, connection }
}

/** A site with a connected Solana wallet. */
async function connectSite() {
  const page = new EventTarget()
  const wallet = createSolanaWallet({ name: 'Sun', nodes: { 'solana:devnet': node.url } })
  wallet.announce({ target: page })
  const latchkey = createLatchkey(
    { projectId: 'test', networks: [createNetwork(node.url)], adapters: [solana({ page })] },
    { ...browserHost(), isBrowser: true },
  )
  onTestFinished(() => latchkey.destroy())
  const before = await asWalletAdapter(latchkey, PublicKey)
  await latchkey.connect({ connectorId: 'Sun' })
  const adapter = (await asWalletAdapter(latchkey, PublicKey)) ?? expect.unreachable('not connected')
  return { latchkey, wallet, adapter, before, connection: new Connection(node.url) }
}

const receiver = Keypair.generate().publicKey
const pay = (from: PublicKey, lamports = 1_000_000) =>
  SystemProgram.transfer({ fromPubkey: from, toPubkey: receiver, lamports })

async function versioned(payerKey: PublicKey, connection: Connection, lamports?: number) {
  const { blockhash } = await connection.getLatestBlockhash()
  const message = { payerKey, recentBlockhash: blockhash, instructions: [pay(payerKey, lamports)] }
  return new VersionedTransaction(new TransactionMessage(message).compileToV0Message())
}

it('[SOL-1] is the account of the connected wallet, and null without one', async () => {
  const { latchkey, wallet, adapter, before } = await connectSite()
  expect(before).toBeNull()
  expect(adapter.publicKey).toBeInstanceOf(PublicKey)
  expect(adapter.publicKey.toBase58()).toBe(wallet.addresses[0])
  await latchkey.disconnect()
  expect(await asWalletAdapter(latchkey, PublicKey)).toBeNull()
})

it('[SOL-1] signs transactions of web3.js, legacy and versioned, one and several', async () => {
  const { adapter, connection } = await connectSite()
  const legacy = new Transaction({
    feePayer: adapter.publicKey,
    ...(await connection.getLatestBlockhash()),
  }).add(pay(adapter.publicKey))
  const signed = await adapter.signTransaction(legacy)
  expect(signed).toBeInstanceOf(Transaction)
  expect(signed.verifySignatures()).toBe(true)

  const several = [
    await versioned(adapter.publicKey, connection, 1),
    await versioned(adapter.publicKey, connection, 2),
  ]
  for (const [at, one] of (await adapter.signAllTransactions(several)).entries()) {
    expect(one).toBeInstanceOf(VersionedTransaction)
    const message = several[at]?.message.serialize() ?? new Uint8Array()
    expect(one.message.serialize()).toEqual(message)
    const [signature = new Uint8Array()] = one.signatures
    expect(isSignedBy(adapter.publicKey.toBase58(), message, signature)).toBe(true)
  }
})

it('[SOL-1] sends a transaction that the site left incomplete, and one that others sign, too', async () => {
  const { adapter, connection } = await connectSite()
  const balance = () => connection.getBalance(receiver)
  const before = await balance()
  await adapter.sendTransaction(new Transaction().add(pay(adapter.publicKey)), connection)
  expect(await balance()).toBe(before + 1_000_000)

  const partner = Keypair.generate()
  node.fund(partner.publicKey.toBase58(), 1_000_000_000n)
  const shared = new Transaction().add(pay(adapter.publicKey, 2_000_000), pay(partner.publicKey, 3_000_000))
  const signature = await adapter.sendTransaction(shared, connection, { signers: [partner] })
  expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,88}$/)
  expect(await balance()).toBe(before + 6_000_000)

  await adapter.sendTransaction(await versioned(adapter.publicKey, connection, 4_000_000), connection, {
    preflightCommitment: 'confirmed',
  })
  expect(await balance()).toBe(before + 10_000_000)
})

it('[SOL-1] signs bytes', async () => {
  const { adapter } = await connectSite()
  const message = Uint8Array.of(0, 255, 128, 10)
  const signature = await adapter.signMessage(message)
  expect(isSignedBy(adapter.publicKey.toBase58(), message, signature)).toBe(true)
})

it('passes on that the visitor declined', async () => {
  const { adapter, connection, wallet } = await connectSite()
  wallet.reject()
  const code = { code: 'connect/user-rejected' }
  await expect(adapter.signMessage(Uint8Array.of(1))).rejects.toMatchObject(code)
  await expect(
    adapter.sendTransaction(new Transaction().add(pay(adapter.publicKey)), connection),
  ).rejects.toMatchObject(code)
})

describe('the connection that the site gives', () => {
  const payment = (from: PublicKey, lamports = 1) => new Transaction().add(pay(from, lamports))
  // Another address of the same node, as of a provider with a key.
  const otherUrl = () => node.url.replace('127.0.0.1', 'localhost')

  it('[SOL-1] sends what the wallet only signs', async () => {
    const { adapter, wallet } = await connectSite()
    wallet.set({ without: ['solana:signAndSendTransaction'] })
    for (const [url, lamports] of [
      [node.url, 1_000_001],
      [otherUrl(), 1_000_002],
    ] as const) {
      const { connection, asked } = watchConnection(url)
      const before = await connection.getBalance(receiver)
      const signature = await adapter.sendTransaction(payment(adapter.publicKey, lamports), connection)
      expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,88}$/)
      expect(asked).toContain('sendTransaction')
      expect(await connection.getBalance(receiver)).toBe(before + lamports)
    }
  })

  it('[SOL-1] passes on why its node does not send', async () => {
    const { adapter, wallet, connection } = await connectSite()
    wallet.set({ without: ['solana:signAndSendTransaction'] })
    const tooMuch = await versioned(adapter.publicKey, connection, 10 ** 15)
    await expect(adapter.sendTransaction(tooMuch, connection)).rejects.toMatchObject({
      code: 'rpc/transaction-rejected',
    })
  })

  it('[SOL-1] may not be to another network than the account’s: nothing is signed or sent', async () => {
    const other = await startLiteNode()
    onTestFinished(() => other.stop())
    const { adapter, wallet } = await connectSite()
    for (const without of [[], ['solana:signAndSendTransaction']]) {
      wallet.set({ without })
      const { connection, asked } = watchConnection(other.url)
      const transaction = payment(adapter.publicKey)
      const before = wallet.log.length
      await expect(adapter.sendTransaction(transaction, connection)).rejects.toMatchObject({
        code: 'solana/other-connection',
        message: expect.stringContaining('Solana'),
      })
      expect(asked).toEqual(['getGenesisHash'])
      expect([transaction.recentBlockhash, wallet.log.length]).toEqual([undefined, before])
    }
  })
})

it('[SOL-1] follows the account, opens the modal, and disconnects', async () => {
  const { adapter, latchkey, wallet } = await connectSite()
  const [connected, disconnected, gone] = [vi.fn(), vi.fn(), vi.fn()]
  adapter.on('connect', connected)
  adapter.on('disconnect', disconnected)
  adapter.on('disconnect', gone)
  adapter.off('disconnect', gone)
  await adapter.connect()
  expect([adapter.connected, adapter.connecting, latchkey.getState().modal.open]).toEqual([
    true,
    false,
    false,
  ])
  wallet.switchAccount(1)
  await expect.poll(() => connected.mock.calls.map(([key]) => key.toBase58())).toEqual([wallet.addresses[1]])
  expect(adapter.connected).toBe(false)
  await adapter.disconnect()
  expect([disconnected.mock.calls, gone.mock.calls]).toEqual([[[]], []])
  latchkey.slots.add(() => undefined)
  await adapter.connect()
  expect(getModalStatus(latchkey.getState())).toMatchObject({ open: true, view: 'Connect' })
})

it('has the types of wallet-adapter', () => {
  type Site = NonNullable<Awaited<ReturnType<typeof asWalletAdapter<PublicKey>>>>
  type Same = 'publicKey' | 'connected' | 'connecting' | 'connect' | 'disconnect'
  type Asked = 'signTransaction' | 'signAllTransactions' | 'signMessage' | 'sendTransaction'
  expectTypeOf<Site>().toExtend<Pick<UnsafeBurnerWalletAdapter, Same | Asked>>()
})
