import type { Asset } from '@latchkey/core'
import {
  assetUnreadable,
  invalidRequest,
  memoRequired,
  rpcTransactionRejected,
  transferRefused,
} from '@latchkey/protocol'
import { hasSurfpool } from '@latchkey/testing/node'
import { base64 } from '@scure/base'
import { address as toAddress } from '@solana/addresses'
import { afterAll, describe, expect, it } from 'vitest'
import { newAddress, startTransferScene } from '../testing/startTransferScene'
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

async function describeNode() {
  const scene = await startTransferScene()
  afterAll(() => scene.stop())
  const { node, ask, setAccount, coinsOf, tokensOf, addToken, open, send } = scene

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
if (hasSurfpool()) describe('tokens on Solana', describeNode)
else it('has no node on this machine', () => expect(hasSurfpool()).toBe(false))
