import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { parseTransaction, recoverTransactionAddress, type TransactionSerialized, toRlp } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { requestInvalid } from '../../errors'
import type { EvmTransaction } from './EvmTransaction'
import { encodeRlp } from './encodeRlp'
import { signPersonal } from './signPersonal'
import { signTransaction } from './signTransaction'
import { signTyped } from './signTyped'
import { toEvmAddress } from './toEvmAddress'

const secret = hexToBytes('ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const account = privateKeyToAccount(`0x${bytesToHex(secret)}`)

const integer = fc.bigInt({ min: 0n, max: 2n ** 128n })
const hex = (length?: number) =>
  fc
    .uint8Array(length === undefined ? { maxLength: 300 } : { minLength: length, maxLength: length })
    .map((bytes): `0x${string}` => `0x${bytesToHex(bytes)}`)
const fields = {
  chainId: fc.bigInt({ min: 1n, max: 2n ** 32n }),
  nonce: fc.bigInt({ min: 0n, max: 2n ** 40n }),
  gas: fc.bigInt({ min: 0n, max: 2n ** 40n }),
  value: integer,
  data: hex(),
}
const to = fc.option(hex(20), { nil: undefined }).map((address) => (address ? { to: address } : {}))
const accessList = fc.array(
  fc.record({ address: hex(20), storageKeys: fc.array(hex(32), { maxLength: 3 }) }),
  {
    maxLength: 3,
  },
)
const transactions: fc.Arbitrary<EvmTransaction> = fc
  .tuple(
    fc.oneof(
      fc.record({ type: fc.constant('legacy' as const), gasPrice: integer, ...fields }),
      fc.record({ type: fc.constant('eip2930' as const), gasPrice: integer, accessList, ...fields }),
      fc
        .record({
          type: fc.constant('eip1559' as const),
          maxFeePerGas: integer,
          maxPriorityFeePerGas: integer,
          accessList,
          ...fields,
        })
        .filter(({ maxFeePerGas, maxPriorityFeePerGas }) => maxFeePerGas >= maxPriorityFeePerGas),
    ),
    to,
  )
  .map(([transaction, target]) => ({ ...transaction, ...target }))

describe('EVM signatures', () => {
  it('[FRM-15] of any transaction are those of viem', async () => {
    await fc.assert(
      fc.asyncProperty(transactions, async (transaction) => {
        const { chainId, nonce, ...rest } = transaction
        const signed = await signTransaction(transaction, secret)
        expect(signed).toBe(
          // biome-ignore lint/suspicious/noExplicitAny: viem's type can't be narrowed by a random transaction.
          await account.signTransaction({ ...rest, chainId: Number(chainId), nonce: Number(nonce) } as any),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('give the sender back', async () => {
    const serializedTransaction = (await signTransaction(
      {
        type: 'eip1559',
        chainId: 31_337n,
        nonce: 0n,
        gas: 21_000n,
        to: account.address,
        value: 1n,
        data: '0x',
        maxFeePerGas: 2n,
        maxPriorityFeePerGas: 1n,
        accessList: [],
      },
      secret,
    )) as TransactionSerialized
    expect(parseTransaction(serializedTransaction)).toMatchObject({ chainId: 31_337, value: 1n })
    expect(await recoverTransactionAddress({ serializedTransaction })).toBe(toEvmAddress(secret))
  })

  it('[FRM-15] of any message are those of viem', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (raw) => {
        expect(await signPersonal(raw, secret)).toBe(await account.signMessage({ message: { raw } }))
      }),
      { numRuns: 30 },
    )
    const text = 'grüße 🔑'
    expect(await signPersonal(utf8ToBytes(text), secret)).toBe(await account.signMessage({ message: text }))
  })

  it('[FRM-15] of typed data follow the example of EIP-712', async () => {
    const cow = hexToBytes('c85ef7d79691fe79573b1a7064c19c1a9819ebdbd1faaab1a8ec92344438aaf4')
    const mail = {
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ],
        Person: [
          { name: 'name', type: 'string' },
          { name: 'wallet', type: 'address' },
        ],
        Mail: [
          { name: 'from', type: 'Person' },
          { name: 'to', type: 'Person' },
          { name: 'contents', type: 'string' },
        ],
      },
      primaryType: 'Mail',
      domain: {
        name: 'Ether Mail',
        version: '1',
        chainId: 1,
        verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
      },
      message: {
        from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
        to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
        contents: 'Hello, Bob!',
      },
    }
    expect(await signTyped(JSON.stringify(mail), cow)).toBe(
      '0x4355c47d63924e8a72e509b65029052eb6c299d53a04e167c5775fd466751c9d07299936d304c153f6443dfa05f40ff007d72911b6f72307f996231605b915621c',
    )
    for (const json of ['', '{', '{}', 'null', '[]', JSON.stringify({ ...mail, primaryType: 'None' })])
      await expect(signTyped(json, cow)).rejects.toSatisfy(requestInvalid.is)
  })

  it('encode lists and lengths as viem does', () => {
    const items = fc.letrec<{ item: Nested }>((tie) => ({
      item: fc.oneof(
        { maxDepth: 4 },
        fc.uint8Array({ maxLength: 300 }),
        fc.array(tie('item'), { maxLength: 5 }),
      ),
    }))
    fc.assert(
      fc.property(items.item, (item) => {
        expect(encodeRlp(item)).toEqual(toRlp(item, 'bytes'))
      }),
    )
    const long = new Uint8Array(70_000)
    expect(encodeRlp([long])).toEqual(toRlp([long], 'bytes'))
  })
})

type Nested = Uint8Array | Nested[]
