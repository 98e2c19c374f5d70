import type { Asset, Speed } from '@latchkey/core'
import {
  invalidRequest,
  malformedAnswer,
  sendLeavesTooLittle,
  sendTooLittle,
  userRejected,
} from '@latchkey/protocol'
import { hasSurfpool } from '@latchkey/testing/node'
import { createFamilies, demoPhrase, deriveKeys } from '@latchkey/testing/pairing'
import { base58, base64, hex } from '@scure/base'
import { address as toAddress } from '@solana/addresses'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { solana } from '../solana'
import { createNetwork } from '../testing/createNetwork'
import { newAddress, openTransfers, startTransferScene } from '../testing/startTransferScene'
import { startTwistedNode } from '../testing/startTwistedNode'
import { toConnector } from '../testing/toConnector'

const minimum = 890_880n
const tokenRent = 2_039_280n
const plainFee = 5_000n

async function describeNode() {
  const scene = await startTransferScene()
  afterAll(() => scene.stop())
  const { node, network, coinsOf, addToken, open, send } = scene

  it('[SND-1] sends SOL, and it arrives to the last lamport', async () => {
    const sender = await open()
    const to = newAddress()
    const { quoted, status } = await send(sender, { to, amount: 123_456_789n })
    expect(await coinsOf(to)).toBe(123_456_789n)
    expect(await coinsOf(sender.address)).toBe(1_000_000_000n - 123_456_789n - quoted.fee.likely)
    expect(status).toEqual({ state: 'mined', fee: quoted.fee.likely })
    expect(quoted).toMatchObject({ extra: [], isFeeOfWallet: false, fee: { max: quoted.fee.likely } })
  })

  /** The same node, but it answers some methods differently. */
  const twist = async (twists: Parameters<typeof startTwistedNode>[1]) =>
    createNetwork(await startTwistedNode(node.url, twists), network.caipNetworkId)

  /** Others have paid for their place in recent blocks. */
  const startBusyNode = () =>
    twist({
      getRecentPrioritizationFees: () =>
        Array.from({ length: 150 }, (_, slot) => ({ slot, prioritizationFee: slot * 1_000 })),
    })

  it.each<Speed>(['slow', 'normal', 'fast'])(
    '[SND-5] leaves exactly 0 after sending max at speed %s',
    async (speed) => {
      const sender = await open({ balance: 987_654_321n })
      const to = newAddress()
      const busy = await startBusyNode()
      const { quoted } = await send(sender, { to, amount: 'max', speed, network: busy })
      expect(quoted).toMatchObject({ amount: quoted.max, left: 0n })
      expect(quoted.fee.max).toBeGreaterThan(plainFee)
      expect(await coinsOf(sender.address)).toBe(0n)
      expect(await coinsOf(to)).toBe(987_654_321n - quoted.fee.max)
    },
  )

  it('[SND-5] prices faster speeds higher, and knows one price where nobody pays more', async () => {
    const { quote } = await open()
    const { fees } = await quote({ network: await startBusyNode() })
    // 3,000 units at the 38th, 76th and 136th of 150 prices, rounded up.
    expect(fees.slow?.max).toBe(plainFee + 111n)
    expect(fees.normal.max).toBe(plainFee + 225n)
    expect(fees.fast?.max).toBe(plainFee + 405n)
    const calm = await quote({ speed: 'fast' })
    expect(calm.fees).toEqual({ normal: { max: plainFee, likely: plainFee } })
    expect(calm.fee).toEqual(calm.fees.normal)
  })

  it('[SND-5] never pays more for a place than the limit, whatever a node says', async () => {
    const { quote } = await open()
    const mad = [2 ** 40, -5, 1.5, '7', null].map((prioritizationFee) => ({ prioritizationFee }))
    const { fees } = await quote({ network: await twist({ getRecentPrioritizationFees: () => mad }) })
    expect(fees).toEqual({ normal: { max: plainFee + 3_000n, likely: plainFee + 3_000n } })
  })

  it('[SND-5] takes what the node says a signature costs, and the usual where it doesn’t know', async () => {
    const { quote } = await open()
    const dear = await quote({ network: await twist({ getFeeForMessage: () => ({ value: 6_000 }) }) })
    expect(dear).toMatchObject({ fee: { max: 6_000n }, max: 999_994_000n })
    const silent = await quote({ network: await twist({ getFeeForMessage: () => ({ value: null }) }) })
    expect(silent.fee.max).toBe(plainFee)
  })

  it.each([
    ['getMultipleAccounts', { value: [] }],
    ['getMultipleAccounts', { value: [{ lamports: 5 }, null] }],
    ['getMultipleAccounts', { value: [{ lamports: -5, owner: 'x', data: ['', 'base64'] }, null] }],
    ['getMultipleAccounts', { value: [{ lamports: 5, owner: 'x', data: ['!', 'base64'] }, null] }],
    ['getMinimumBalanceForRentExemption', 'much'],
    ['getLatestBlockhash', { value: { blockhash: '!', lastValidBlockHeight: 5 } }],
    ['simulateTransaction', { value: {} }],
  ])('refuses a malformed answer to %s: %j', async (method, answer) => {
    const { quote } = await open()
    const asked = quote({ network: await twist({ [method]: () => answer }) })
    await expect(asked).rejects.toSatisfy(malformedAnswer.is)
  })

  it('[SND-5] lets an account end with nothing or with the minimum, and a new one begin with it', async () => {
    const { quote } = await open({ balance: 10_000_000n })
    const all = 10_000_000n - plainFee
    const of = (amount: bigint, to?: string) => quote({ amount, ...(to ? { to } : {}) })
    expect(await of(all)).toMatchObject({ shortage: null, max: all })
    expect(await of(all - minimum)).toMatchObject({ shortage: null })
    for (const amount of [all - 1n, all - minimum + 1n])
      await expect(of(amount)).rejects.toSatisfy(
        (error) => sendLeavesTooLittle.is(error) && error.values.least === '0.00089088 SOL',
      )
    expect(await of(minimum)).toMatchObject({ shortage: null })
    await expect(of(minimum - 1n)).rejects.toSatisfy(
      (error) => sendTooLittle.is(error) && error.values.least === '0.00089088 SOL',
    )
    const existing = await open()
    expect(await of(1n, existing.address)).toMatchObject({ shortage: null })
    // The chain says the same.
    const { transfers, account } = await open({ balance: 10_000_000n })
    const good = await transfers.quote({
      ...account,
      asset: { kind: 'native' },
      to: newAddress(),
      amount: all - minimum,
      speed: 'normal',
    })
    const rejects = async (amount: bigint, to: string) => {
      const { instructions, ...plan } = Object(good.plan)
      const { transferSol } = await import('../transaction/instructions/transferSol')
      const bad = { ...plan, instructions: [transferSol(plan.payer, toAddress(to), amount)] }
      await expect(transfers.send({ ...account, quote: { ...good, plan: bad } })).rejects.toThrow()
    }
    await rejects(all - 1n, newAddress())
    await rejects(minimum - 1n, newAddress())
  })

  it('[SND-4] tells a lack of the asset from a lack of the fee', async () => {
    const poor = await open({ balance: 4_000n })
    expect(await poor.quote({ amount: 1n })).toMatchObject({ shortage: 'fee', max: 0n })
    expect(await poor.quote({ amount: 'max' })).toMatchObject({ shortage: 'fee', max: 0n, amount: 0n })
    expect(await poor.quote({ amount: 5_000n })).toMatchObject({ shortage: 'asset' })
    expect(await poor.quote({ amount: 2n ** 70n })).toMatchObject({ shortage: 'asset' })
    const token = await addToken(poor.address, [5n])
    const asset: Asset = { kind: 'token', token }
    expect(await poor.quote({ asset, amount: 6n })).toMatchObject({ shortage: 'asset' })
    expect(await poor.quote({ asset, amount: 5n })).toMatchObject({ shortage: 'fee' })
    // The rent counts, and so does the minimum that has to stay.
    for (const [balance, shortage] of [
      [plainFee + tokenRent - 1n, 'fee'],
      [plainFee + tokenRent, null],
      [plainFee + tokenRent + 1n, 'fee'],
      [plainFee + tokenRent + minimum, null],
    ] as const) {
      await node.fund(poor.address, balance)
      expect(await poor.quote({ asset, amount: 5n }), `${balance}`).toMatchObject({ shortage })
    }
    const nobody = await open({ balance: 0n })
    expect(await nobody.quote({ amount: 1n })).toMatchObject({ shortage: 'asset' })
    const short = await nobody.quote({ amount: 1n })
    await expect(nobody.transfers.send({ ...nobody.account, quote: short })).rejects.toThrow('too little')
    expect(nobody.wallet.log).toEqual([])
  })

  it('[SND-5] gives a sponsored account its whole balance', async () => {
    const { quote } = await open({ balance: 5_000_000n })
    expect(await quote({ amount: 'max', isSponsored: true })).toMatchObject({
      max: 5_000_000n,
      amount: 5_000_000n,
      shortage: null,
      isFeeOfWallet: true,
    })
  })

  it('prices a form that isn’t filled in yet: nothing, to the account itself', async () => {
    const { quote, address } = await open()
    expect(await quote({ to: address, amount: 0n })).toMatchObject({ shortage: null, amount: 0n })
    const token = await addToken(address, [])
    expect(await quote({ to: address, amount: 0n, asset: { kind: 'token', token } })).toMatchObject({
      balance: 0n,
      max: 0n,
      shortage: null,
    })
    await expect(quote({ to: 'nobody' })).rejects.toSatisfy(invalidRequest.is)
    await expect(quote({ amount: -1n })).rejects.toSatisfy(invalidRequest.is)
  })

  it('asks the wallet for exactly what the quote shows, with a newer block', async () => {
    const sender = await open()
    const { quoted } = await send(sender, { memo: 'x' })
    const { method, params } = quoted.request ?? expect.unreachable()
    expect(method).toBe('solana_signAndSendTransaction')
    const { transaction, pubkey } = Object(params)
    expect(pubkey).toBe(sender.address)
    const { transaction: asked, options } = Object(sender.wallet.log.at(-1)?.params)[0]
    expect(options).toEqual({ preflightCommitment: 'confirmed' })
    const shown = base64.decode(transaction)
    const blockhash = (wire: Uint8Array) => {
      // Signature, version, header, keys.
      const at = 1 + 64 + 1 + 3 + 1 + (wire[1 + 64 + 1 + 3] ?? 0) * 32
      return [wire.slice(0, at), wire.slice(at, at + 32), wire.slice(at + 32)] as const
    }
    const [[start, , end], [shownStart, , shownEnd]] = [blockhash(asked), blockhash(shown)]
    expect([start, end]).toEqual([shownStart, shownEnd])
    // A price of zero is written down, so that no wallet adds one.
    expect(hex.encode(shown)).toContain(`0903${'00'.repeat(8)}`)
  })

  it('[SND-5] can be explained to the last lamport before the wallet is asked', async () => {
    const { quote, address } = await open()
    const token = await addToken(address, [7_000_001n])
    const to = newAddress()
    const quoted = await quote({ asset: { kind: 'token', token }, to, amount: 5n, memo: 'Hello' })
    const { explain } = solana().can
    if (!explain || !quoted.request) return expect.unreachable('it can’t be explained')
    const sources = { tokenOf: () => undefined }
    const through = <Answer>(read: (at: typeof network) => Promise<Answer>) => read(network)
    const asked = { ...quoted.request, address, addresses: [address], network, sources, through }
    const { lines, warnings, will, fee } = await explain(asked)
    expect(lines).toMatchObject([
      { kind: 'send', token: { kind: 'fungible', address: token, decimals: 6 }, amount: 5n, to },
      { kind: 'rent', amount: tokenRent, owner: to },
    ])
    expect({ warnings, will, fee }).toEqual({ warnings: [], will: 'succeed', fee: quoted.fee })
  })

  it('[SND-1] passes on that the visitor declined', async () => {
    const { quote, transfers, account, wallet } = await open()
    const quoted = await quote()
    wallet.reject()
    await expect(transfers.send({ ...account, quote: quoted })).rejects.toSatisfy(userRejected.is)
    expect(await coinsOf(quoted.to)).toBe(0n)
  })

  it('[SND-1] sends with a wallet that only signs', async () => {
    const sender = await open({ without: ['solana:signAndSendTransaction'] })
    const to = newAddress()
    await send(sender, { to, amount: 3_000_000n })
    expect(await coinsOf(to)).toBe(3_000_000n)
  })

  it('[SND-1] sends with a paired wallet', async () => {
    const keys = deriveKeys(demoPhrase)
    const family = createFamilies(keys, { [network.caipNetworkId]: node.url }).find(
      ({ namespace }) => namespace === 'solana',
    )
    if (!family) return expect.unreachable('the wallet has no Solana')
    const request = vi.fn((call: { readonly method: string; readonly params: unknown }) =>
      family.read({ chainId: network.caipNetworkId, ...call }).run(),
    )
    const provider = { on: vi.fn(), removeListener: vi.fn(), disconnect: vi.fn(), request }
    const address = base58.encode(keys.solana.publicKey)
    await node.fund(address, 1_000_000_000n)
    const transfers = await openTransfers()
    const account = { connector: toConnector(provider, 'WALLET_CONNECT'), address, network }
    const to = newAddress()
    const asset: Asset = { kind: 'native' }
    const quote = await transfers.quote({ ...account, asset, to, amount: 'max', speed: 'normal' })
    const handle = await transfers.send({ ...account, quote })
    await vi.waitFor(
      async () =>
        expect(await transfers.check({ network, address, handle })).toEqual({
          state: 'mined',
          fee: plainFee,
        }),
      20_000,
    )
    expect(await coinsOf(to)).toBe(1_000_000_000n - plainFee)
    expect(await coinsOf(address)).toBe(0n)
    expect(request.mock.calls.map(([{ method }]) => method)).toEqual(['solana_signAndSendTransaction'])
  })
}

// It isn't published for every machine; there, only the other tests run.
if (hasSurfpool()) describe('transfers on Solana', describeNode)
else it('has no node on this machine', () => expect(hasSurfpool()).toBe(false))
