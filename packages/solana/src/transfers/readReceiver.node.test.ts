import type { Asset } from '@latchkey/core'
import {
  familyOfAddress,
  receiverBurns,
  receiverInvalid,
  receiverIsProgram,
  receiverIsToken,
  receiverIsTokenAccount,
  receiverOtherFamily,
  receiverOtherNetwork,
} from '@latchkey/protocol'
import { hasSurfpool } from '@latchkey/testing/node'
import { base58 } from '@scure/base'
import { address as toAddress } from '@solana/addresses'
import { afterAll, describe, expect, it } from 'vitest'
import { newAddress, openTransfers, startTransferScene } from '../testing/startTransferScene'
import { mintData, tokenData } from '../testing/tokenData'
import { systemProgram, token2022Program, tokenProgram } from '../transaction/instructions/programs'
import { tokenAccountOf } from '../transaction/tokenAccountOf'

const native: Asset = { kind: 'native' }
/** An address that no key has. */
const newDerived = () => tokenAccountOf(toAddress(newAddress()), tokenProgram, toAddress(newAddress()))

async function describeNode() {
  const scene = await startTransferScene()
  afterAll(() => scene.stop())
  const { node, network, setAccount, addToken } = scene
  const transfers = await openTransfers()
  const read = (text: string, asset: Asset = native) => transfers.readReceiver({ network, text, asset })
  const token = await addToken(newAddress(), [])
  const asToken: Asset = { kind: 'token', token }

  it('[SND-5] reads a new wallet and one that exists, plain or with the network', async () => {
    const [fresh, funded] = [newAddress(), newAddress()]
    await node.fund(funded, 5_000_000n)
    for (const asset of [native, asToken])
      for (const address of [fresh, funded]) {
        expect(await read(address, asset)).toEqual({ address, isContract: false })
        expect(await read(`${network.caipNetworkId}:${address}`, asset)).toMatchObject({ address })
      }
  })

  it('[SND-5] refuses what isn’t an address, and names the family or network that it is for', async () => {
    const address = newAddress()
    const short = base58.encode(new Uint8Array(31).fill(7))
    const long = base58.encode(new Uint8Array(33).fill(7))
    for (const text of ['', 'hello', `${address}1111`, short, long, address.replace(/.$/, '0')])
      await expect(read(text), text).rejects.toSatisfy(receiverInvalid.is)
    const foreign = {
      eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    }
    for (const [family, text] of Object.entries(foreign)) {
      expect(familyOfAddress(text)).toBe(family)
      const failure = await read(text).catch((error: unknown) => error)
      expect(receiverOtherFamily.is(failure) && failure.values.family).toBe(family)
    }
    const elsewhere = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const failure = await read(`${elsewhere}:${address}`).catch((error: unknown) => error)
    expect(receiverOtherNetwork.is(failure) && failure.values.network).toBe(elsewhere)
  })

  it('[SND-5] refuses graves, tokens and programs', async () => {
    const extended = await addToken(newAddress(), [], {
      program: token2022Program,
      mint: [[3, [...new Uint8Array(32)]]],
    })
    for (const asset of [native, asToken]) {
      for (const text of [systemProgram, '1nc1nerator11111111111111111111111111111111'])
        await expect(read(text, asset), text).rejects.toSatisfy(receiverBurns.is)
      for (const text of [token, extended])
        await expect(read(text, asset), text).rejects.toSatisfy(receiverIsToken.is)
      for (const text of [tokenProgram, token2022Program])
        await expect(read(text, asset), text).rejects.toSatisfy(receiverIsProgram.is)
    }
    // Tokens that somebody lost there don't make a program a receiver.
    await setAccount(newAddress(), tokenProgram, tokenData({ mint: token, owner: tokenProgram, amount: 5n }))
    await expect(read(tokenProgram, asToken)).rejects.toSatisfy(receiverIsProgram.is)
    // The token itself, even if the node doesn't know it.
    const unknown = newAddress()
    await expect(read(unknown, { kind: 'token', token: unknown })).rejects.toSatisfy(receiverIsToken.is)
  })

  it('[SND-5] refuses token accounts, and names their owner', async () => {
    const owner = newAddress()
    for (const [program, extensions] of [
      [tokenProgram, []],
      [token2022Program, [[7, []]]],
    ] as const) {
      const account = newAddress()
      await setAccount(account, program, tokenData({ mint: token, owner, amount: 5n, extensions }))
      for (const asset of [native, asToken]) {
        const failure = await read(account, asset).catch((error: unknown) => error)
        expect(receiverIsTokenAccount.is(failure) && failure.values.owner).toBe(owner)
      }
    }
  })

  it('[SND-5] refuses addresses without a key, unless a program uses them', async () => {
    const unused = await newDerived()
    await expect(read(unused)).rejects.toSatisfy(receiverBurns.is)
    await expect(read(unused, asToken)).rejects.toSatisfy(receiverBurns.is)
    // A vault: it has coins, and nothing but a program can move them.
    await node.fund(unused, 5_000_000n)
    expect(await read(unused)).toEqual({ address: unused, isContract: true })
    expect(await read(unused, asToken)).toEqual({ address: unused, isContract: true })
  })

  it('[SND-5] lets an account of a program have tokens only if it has some already', async () => {
    const treasury = await newDerived()
    await setAccount(treasury, newAddress(), Uint8Array.of(1, 2, 3))
    await expect(read(treasury)).rejects.toSatisfy(receiverIsProgram.is)
    await expect(read(treasury, asToken)).rejects.toSatisfy(receiverIsProgram.is)
    const mint = newAddress()
    await setAccount(mint, tokenProgram, mintData(5n))
    await setAccount(newAddress(), tokenProgram, tokenData({ mint, owner: treasury, amount: 5n }))
    expect(await read(treasury, asToken)).toEqual({ address: treasury, isContract: true })
    await expect(read(treasury)).rejects.toSatisfy(receiverIsProgram.is)
  })
}

// It isn't published for every machine; there, only the other tests run.
if (hasSurfpool()) describe('receivers on Solana', describeNode)
else it('has no node on this machine', () => expect(hasSurfpool()).toBe(false))
