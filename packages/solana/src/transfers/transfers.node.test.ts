import type { Asset, Speed, TransferRequest } from '@latchkey/core'
import {
  assetUnreadable,
  invalidRequest,
  malformedAnswer,
  memoRequired,
  rpcTransactionRejected,
  sendLeavesTooLittle,
  sendTooLittle,
  transferRefused,
  userRejected,
} from '@latchkey/protocol'
import { hasSurfpool } from '@latchkey/testing/node'
import { createFamilies, demoPhrase, deriveKeys } from '@latchkey/testing/pairing'
import { base58, base64, hex } from '@scure/base'
import { address as toAddress } from '@solana/addresses'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createNetwork } from '../testing/createNetwork'
import { newAddress, openTransfers, startTransferScene } from '../testing/startTransferScene'
import { startTwistedNode } from '../testing/startTwistedNode'
import { toConnector } from '../testing/toConnector'
import {
  feeAccountExtension,
  feeExtension,
  hookExtension,
  metadataExtension,
  textsData,
  tokenData,
} from '../testing/tokenData'
import {
  metadataProgram,
  systemProgram,
  token2022Program,
  tokenProgram,
} from '../transaction/instructions/programs'
import { tokenAccountOf } from '../transaction/tokenAccountOf'
import { metadataAccountOf } from './readMetadata'

const minimum = 890_880n
const tokenRent = 2_039_280n
const plainFee = 5_000n

async function describeNode() {
  const scene = await startTransferScene()
  afterAll(() => scene.stop())
  const { node, network, ask, setAccount, coinsOf, tokensOf, addToken, open } = scene

  /** Sends, and waits until it is on the chain. */
  async function send(
    { transfers, account, quote }: Awaited<ReturnType<typeof open>>,
    changes: Partial<TransferRequest>,
  ) {
    const quoted = await quote(changes)
    expect(quoted.shortage).toBe(null)
    const handle = await transfers.send({ ...account, quote: quoted })
    const status = await vi.waitFor(async () => {
      const seen = await transfers.check({ network, address: account.address, handle })
      expect(seen.state).not.toBe('pending')
      return seen
    }, 20_000)
    expect(status).toMatchObject({ state: 'mined' })
    return { quoted, handle, status }
  }

  it('[SND-1] sends SOL, and it arrives to the last lamport', async () => {
    const sender = await open()
    const to = newAddress()
    const { quoted, status } = await send(sender, { to, amount: 123_456_789n })
    expect(await coinsOf(to)).toBe(123_456_789n)
    expect(await coinsOf(sender.address)).toBe(1_000_000_000n - 123_456_789n - quoted.fee.likely)
    expect(status).toEqual({ state: 'mined', fee: quoted.fee.likely })
    expect(quoted).toMatchObject({ extra: [], isFeeOfWallet: false, fee: { max: quoted.fee.likely } })
  })

  it('[SND-1] sends a token to a new receiver, and shows exactly the rent of the account', async () => {
    const sender = await open()
    const token = await addToken(sender.address, [7_000_001n])
    const asset: Asset = { kind: 'token', token }
    const to = newAddress()
    const { quoted } = await send(sender, { asset, to, amount: 1_234_567n })
    expect(quoted.extra).toEqual([{ kind: 'rent', amount: tokenRent }])
    expect(quoted).not.toHaveProperty('received')
    expect(await tokensOf(to, token)).toBe(1_234_567n)
    expect(await coinsOf(sender.address)).toBe(1_000_000_000n - tokenRent - quoted.fee.likely)

    const again = await send(sender, { asset, to, amount: 'max' })
    expect(again.quoted).toMatchObject({ extra: [], amount: 5_765_434n, max: 5_765_434n, left: 0n })
    expect(await tokensOf(to, token)).toBe(7_000_001n)
    expect(await coinsOf(sender.address)).toBe(
      1_000_000_000n - tokenRent - quoted.fee.likely - again.quoted.fee.likely,
    )
  })

  it('[SND-1] pays only what is missing of the rent', async () => {
    const sender = await open()
    const token = await addToken(sender.address, [5n])
    const to = newAddress()
    const target = await tokenAccountOf(toAddress(to), tokenProgram, toAddress(token))
    await node.fund(target, minimum)
    const { quoted } = await send(sender, { asset: { kind: 'token', token }, to, amount: 5n })
    expect(quoted.extra).toEqual([{ kind: 'rent', amount: tokenRent - minimum }])
    expect(await coinsOf(sender.address)).toBe(1_000_000_000n - (tokenRent - minimum) - quoted.fee.likely)
  })

  it('[SND-1] never pays a rent that the quote didn’t show', async () => {
    const { quote, transfers, account, address } = await open()
    const token = await addToken(address, [5n])
    const to = newAddress()
    const target = await tokenAccountOf(toAddress(to), tokenProgram, toAddress(token))
    await setAccount(target, tokenProgram, tokenData({ mint: token, owner: to, amount: 0n }))
    const quoted = await quote({ asset: { kind: 'token', token }, to, amount: 5n })
    expect(quoted.extra).toEqual([])
    // The receiver closes the account to have the sender pay for another one.
    await setAccount(target, systemProgram, new Uint8Array(), { lamports: 0 })
    await expect(transfers.send({ ...account, quote: quoted })).rejects.toSatisfy(rpcTransactionRejected.is)
    expect(await coinsOf(address)).toBe(1_000_000_000n)
  })

  it('[SND-1] takes tokens from several accounts, and says how many one transaction can take', async () => {
    const sender = await open()
    const token = await addToken(sender.address, [1n, 2n, 3n, 4n, 5n, 6n, 7n])
    const to = newAddress()
    const asset: Asset = { kind: 'token', token }
    expect(await sender.quote({ asset, to, amount: 1n })).toMatchObject({ balance: 28n, max: 27n })
    await expect(sender.quote({ asset, to, amount: 28n })).rejects.toSatisfy(transferRefused.is)
    await send(sender, { asset, to, amount: 'max' })
    expect(await tokensOf(to, token)).toBe(27n)
  })

  it.each([
    ['a share', { share: 150n }, 1_000_001n, 15_001n],
    ['a share up to a limit', { share: 150n, most: 77n }, 1_000_001n, 77n],
    ['no share', { share: 0n }, 1_000_001n, 0n],
  ])('[SND-1] tells what arrives of a token that keeps %s', async (_, fee, amount, kept) => {
    const sender = await open()
    const later = { ...fee, share: 9_999n, from: 1_000_000n }
    const token = await addToken(sender.address, [5_000_000n], {
      program: token2022Program,
      mint: [feeExtension(fee, later)],
      held: { extensions: [feeAccountExtension] },
    })
    const to = newAddress()
    const { quoted } = await send(sender, { asset: { kind: 'token', token }, to, amount })
    expect(quoted).toMatchObject({ amount, received: amount - kept })
    expect(await tokensOf(to, token, token2022Program)).toBe(amount - kept)
    // The account is longer than a plain one.
    const [rent] = quoted.extra
    expect(rent?.amount).toBeGreaterThan(tokenRent)
    expect(await coinsOf(sender.address)).toBe(1_000_000_000n - (rent?.amount ?? 0n) - quoted.fee.likely)
  })

  it('[SND-1] takes the fee that a token has from this epoch on', async () => {
    const sender = await open()
    const token = await addToken(sender.address, [5_000_000n], {
      program: token2022Program,
      mint: [feeExtension({ share: 1n }, { share: 100n })],
      held: { extensions: [feeAccountExtension] },
    })
    const to = newAddress()
    const { quoted } = await send(sender, { asset: { kind: 'token', token }, to, amount: 10_000n })
    expect(quoted.received).toBe(9_900n)
    expect(await tokensOf(to, token, token2022Program)).toBe(9_900n)
  })

  it('[SND-1] refuses tokens that can’t be moved, or only with code of their issuer', async () => {
    const sender = await open()
    const program = token2022Program
    const hooked = { program, mint: [hookExtension(newAddress())] }
    const bound = { program, mint: [[9, []] as const] }
    const cases = [hooked, bound, { held: { isFrozen: true } }]
    for (const more of cases) {
      const token = await addToken(sender.address, [5n], more)
      const refused = sender.quote({ asset: { kind: 'token', token }, amount: 5n })
      await expect(refused, JSON.stringify(more)).rejects.toSatisfy(transferRefused.is)
    }
    // Before there is an amount, too.
    for (const more of [hooked, bound]) {
      const token = await addToken(sender.address, [5n], more)
      const asked = sender.quote({ asset: { kind: 'token', token }, amount: 0n })
      await expect(asked).rejects.toSatisfy(transferRefused.is)
    }
    const frozen = await addToken(sender.address, [5n], { held: { isFrozen: true } })
    expect(await sender.quote({ asset: { kind: 'token', token: frozen }, amount: 0n })).toMatchObject({
      balance: 5n,
      max: 0n,
    })
    // A hook that nobody has set runs nothing.
    const unhooked = await addToken(sender.address, [5n], {
      program,
      mint: [hookExtension('1'.repeat(32))],
      held: { extensions: [[15, [0]]] },
    })
    const to = newAddress()
    await send(sender, { asset: { kind: 'token', token: unhooked }, to, amount: 5n })
    expect(await tokensOf(to, unhooked, program)).toBe(5n)
  })

  it('[SND-1] refuses what the chain would not carry out', async () => {
    const sender = await open()
    const to = newAddress()
    const token = await addToken(sender.address, [5n])
    const target = await tokenAccountOf(toAddress(to), tokenProgram, toAddress(token))
    await setAccount(target, tokenProgram, tokenData({ mint: token, owner: to, amount: 0n, isFrozen: true }))
    const refused = sender.quote({ asset: { kind: 'token', token }, to, amount: 5n })
    await expect(refused).rejects.toSatisfy(transferRefused.is)
  })

  it('[SND-1] puts a memo on the chain, and demands one where the receiver does', async () => {
    const sender = await open()
    const to = newAddress()
    const wireOf = async (id: string) => {
      const found = await ask('getTransaction', id, { encoding: 'base64', maxSupportedTransactionVersion: 0 })
      return new TextDecoder().decode(base64.decode(Object(found).transaction[0]))
    }
    const coins = await send(sender, { to, amount: 2_000_000n, memo: 'Rechnung Nº 7 ✓' })
    expect(await coinsOf(to)).toBe(2_000_000n)
    expect(await wireOf(coins.handle.id)).toContain('Rechnung Nº 7 ✓')

    const program = token2022Program
    const token = await addToken(sender.address, [5n, 6n], { program, held: { extensions: [[7, []]] } })
    const target = await tokenAccountOf(toAddress(to), program, toAddress(token))
    const demanding = tokenData({ mint: token, owner: to, amount: 0n, extensions: [[8, [1]]] })
    await setAccount(target, program, demanding)
    const asset: Asset = { kind: 'token', token }
    await expect(sender.quote({ asset, to, amount: 5n })).rejects.toSatisfy(memoRequired.is)
    await send(sender, { asset, to, amount: 'max', memo: '7' })
    expect(await tokensOf(to, token, program)).toBe(11n)

    const long = sender.quote({ to, memo: 'x'.repeat(1_200) })
    await expect(long).rejects.toSatisfy(invalidRequest.is)
    // As much as fits is sent.
    await send(sender, { to, amount: 1n, memo: '✓'.repeat(300) })
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

  it('[SND-1] reads decimals, names and balance of a token, and refuses what is none', async () => {
    const { transfers, account, address } = await open()
    const read = (asset: Asset) => transfers.readAsset({ ...account, asset })
    expect(await read({ kind: 'native' })).toEqual({
      decimals: 9,
      symbol: 'SOL',
      name: 'Solana',
      balance: 1_000_000_000n,
    })
    const plain = await addToken(address, [5n, 6n])
    expect(await read({ kind: 'token', token: plain })).toEqual({ decimals: 6, symbol: '', balance: 11n })
    const metadata = [4, ...new Uint8Array(64), ...textsData('Dollar\0\0\0', 'DOL\0\0')]
    await setAccount(await metadataAccountOf(toAddress(plain)), metadataProgram, Uint8Array.from(metadata))
    expect(await read({ kind: 'token', token: plain })).toMatchObject({ name: 'Dollar', symbol: 'DOL' })
    const mint = [metadataExtension('Münze', 'MNZ')]
    const extended = await addToken(address, [7n], { program: token2022Program, mint })
    expect(await read({ kind: 'token', token: extended })).toEqual({
      decimals: 6,
      symbol: 'MNZ',
      name: 'Münze',
      balance: 7n,
    })
    for (const token of [newAddress(), address, 'nonsense'])
      await expect(read({ kind: 'token', token })).rejects.toSatisfy(assetUnreadable.is)
  })
}

// It isn't published for every machine; there, only the other tests run.
if (hasSurfpool()) describe('transfers on Solana', describeNode)
else it('has no node on this machine', () => expect(hasSurfpool()).toBe(false))
