import {
  delegationRefused,
  otherDomainRefused,
  otherNetworkRefused,
  providerUnsupportedMethod,
  replacementRefused,
} from '@latchkey/protocol'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, base64 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainApproval } from '../../approve/explainApproval'
import { requestInvalid } from '../../errors'
import { buildTransaction, payment } from '../testing/buildTransaction'
import { prepareRequest } from './prepareRequest'
import { readTransaction } from './readTransaction'
import { toSignRequest } from './toSignRequest'

const addresses = {
  eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  solana: '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx',
} as const
const origin = 'https://shop.example'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const answers: Readonly<Record<string, unknown>> = {
  eth_getTransactionCount: '0x7',
  eth_estimateGas: '0x5208',
  eth_getBlockByNumber: { baseFeePerGas: '0x64' },
  eth_maxPriorityFeePerGas: '0x2',
  eth_gasPrice: '0x9',
  isBlockhashValid: { value: true },
}

const prepare = (method: string, params: unknown, nodes = answers) =>
  prepareRequest({
    method,
    params,
    addresses,
    chain: method.startsWith('solana') ? 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' : 'eip155:31337',
    origin,
    ask: async (name) => {
      if (name in nodes) return nodes[name]
      throw requestInvalid({ reason: name })
    },
  })

const receiver = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'

const siwe = (domain: string, account = 'Ethereum') =>
  `${domain} wants you to sign in with your ${account} account:\n${addresses.eip155}\n\nURI: https://x\nVersion: 1`
const hex = (text: string) => `0x${bytesToHex(utf8ToBytes(text))}`

describe('a request to sign', () => {
  it.each([
    ['text first', ['hello', addresses.eip155]],
    ['hexadecimal first', [hex('hello'), addresses.eip155.toLowerCase()]],
    ['the account first', [addresses.eip155, 'hello']],
  ])('has one form for a message with %s', async (_, params) => {
    const prepared = await prepare('personal_sign', params)
    expect(prepared).toEqual({ account: addresses.eip155, params: [hex('hello'), addresses.eip155] })
    expect(toSignRequest('personal_sign', prepared.params)).toEqual({
      kind: 'personal',
      message: utf8ToBytes('hello'),
    })
  })

  it.each([
    ['another account', ['hello', other]],
    ['no account', ['hello']],
    ['two messages', ['hello', 'again', addresses.eip155]],
    ['the account twice', [addresses.eip155, addresses.eip155]],
    ['no text', [{}, addresses.eip155]],
  ])('is refused with %s', async (_, params) => {
    await expect(prepare('personal_sign', params)).rejects.toSatisfy(requestInvalid.is)
  })

  it('[FRM-17] signs in to the site that asks', async () => {
    await prepare('personal_sign', [siwe('shop.example'), addresses.eip155])
    await prepare('personal_sign', [siwe('https://shop.example'), addresses.eip155])
  })

  it.each([
    ['another site', siwe('bank.example')],
    ['a site below it', siwe('a.shop.example')],
    ['another port', siwe('shop.example:8080')],
    ['another site after a space', ` ${siwe('bank.example')}`],
    ['another site in a later line', `hello\n${siwe('bank.example')}`],
    ['another site with a scheme', siwe('https://bank.example')],
  ])('[FRM-17] is refused if it signs in to %s', async (_, text) => {
    for (const message of [text, hex(text)])
      await expect(prepare('personal_sign', [message, addresses.eip155])).rejects.toSatisfy(
        otherDomainRefused.is,
      )
    const message = base58.encode(utf8ToBytes(text))
    await expect(prepare('solana_signMessage', { message, pubkey: addresses.solana })).rejects.toSatisfy(
      otherDomainRefused.is,
    )
  })

  it('shows and signs the same typed data when a name comes twice', async () => {
    const types = { EIP712Domain: [], Mail: [{ name: 'a', type: 'uint256' }] }
    const start = `{"types":${JSON.stringify(types)},"primaryType":"Mail","domain":{},"message":`
    const { params } = await prepare('eth_signTypedData_v4', [addresses.eip155, `${start}{"a":1,"a":2}}`])
    expect(params).toEqual([addresses.eip155, `${start}{"a":2}}`])
    for (const data of ['', 'x', '1', 'null', 7])
      await expect(prepare('eth_signTypedData_v4', [addresses.eip155, data])).rejects.toSatisfy(
        requestInvalid.is,
      )
  })

  it('[FRM-17] is refused for typed data of another network', async () => {
    const types = { EIP712Domain: [{ name: 'chainId', type: 'uint256' }], Mail: [] }
    const data = { types, primaryType: 'Mail', domain: { chainId: '0x1' }, message: {} }
    await expect(prepare('eth_signTypedData_v4', [addresses.eip155, data])).rejects.toSatisfy(
      otherNetworkRefused.is,
    )
  })

  it.each(['wallet_sendCalls', 'eth_sendUserOperation', 'eth_sign', 'personal'])(
    'is refused for %s',
    async (method) => {
      await expect(prepare(method, [])).rejects.toSatisfy(providerUnsupportedMethod.is)
    },
  )

  it('[FRM-17] shows and signs the same Solana transaction, however its text can be read', async () => {
    // Such a text of whole groups of four is valid in base64, too, and means other bytes there.
    const texts = fc
      .tuple(fc.uint8Array({ minLength: 0, maxLength: 100 }), fc.uint8Array({ minLength: 32, maxLength: 32 }))
      .map(([data, hash]) =>
        buildTransaction([addresses.solana], [{ accounts: [], data: [...data] }], base58.encode(hash)),
      )
      .filter((text) => text.length % 4 === 0)
    await fc.assert(
      fc.asyncProperty(texts, async (transaction) => {
        for (const [method, given] of [
          ['solana_signTransaction', { transaction }],
          ['solana_signAndSendTransaction', { transaction, options: { maxRetries: 1 } }],
          ['solana_signAllTransactions', { transactions: [transaction] }],
        ] as const) {
          const { params } = await prepare(method, given)
          const signed = toSignRequest(method, params)
          expect(signed).toEqual({ kind: 'solanaTransactions', transactions: [base58.decode(transaction)] })
          // The explanation reads base64.
          const shown = params as { transaction?: string; transactions?: readonly string[] }
          expect(base64.decode(shown.transaction ?? shown.transactions?.[0] ?? '')).toEqual(
            base58.decode(transaction),
          )
        }
      }),
      { numRuns: 50 },
    )
    await expect(prepare('solana_signTransaction', { transaction: 'AAA+' })).rejects.toSatisfy(
      requestInvalid.is,
    )
  })

  it('[FRM-12] a payment on Solana is explained as the payment that is signed', async () => {
    const transaction = buildTransaction([addresses.solana, receiver], [payment])
    const { params, account } = await prepare('solana_signTransaction', { transaction })
    const request = { id: '1', origin, method: 'solana_signTransaction', params, account }
    const explanation = await explainApproval(
      { ...request, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
      undefined,
    )
    expect(explanation.lines).toContainEqual(expect.objectContaining({ kind: 'send' }))
    expect(explanation.seen.decoded).toBe(true)
  })

  it('[FRM-17] is refused for a transaction of another network of Solana', async () => {
    const nodes = { ...answers, isBlockhashValid: { value: false } }
    const transaction = buildTransaction([addresses.solana, receiver], [payment])
    for (const [method, given] of [
      ['solana_signTransaction', { transaction }],
      ['solana_signAndSendTransaction', { transaction }],
      ['solana_signAllTransactions', { transactions: [transaction] }],
    ] as const)
      await expect(prepare(method, given, nodes)).rejects.toSatisfy(otherNetworkRefused.is)
  })

  it('is refused for the key of another Solana account', async () => {
    const message = base58.encode(utf8ToBytes('hello'))
    await expect(prepare('solana_signMessage', { message, pubkey: other })).rejects.toSatisfy(
      requestInvalid.is,
    )
  })
})

describe('a transaction', () => {
  const send = (transaction: unknown, nodes?: Readonly<Record<string, unknown>>) =>
    prepare('eth_sendTransaction', [transaction], nodes)

  it('gets nonce, gas and fees, and is signed as shown', async () => {
    const { params } = await send({ to: other, value: '0x1' })
    expect(params).toEqual([
      {
        from: addresses.eip155,
        to: other,
        value: '0x1',
        data: '0x',
        chainId: '0x7a69',
        nonce: '0x7',
        gas: '0x5208',
        type: '0x2',
        maxFeePerGas: '0xca',
        maxPriorityFeePerGas: '0x2',
      },
    ])
    expect(toSignRequest('eth_sendTransaction', params)).toEqual({
      kind: 'transaction',
      transaction: {
        type: 'eip1559',
        chainId: 31_337n,
        nonce: 7n,
        gas: 21_000n,
        to: other,
        value: 1n,
        data: '0x',
        maxFeePerGas: 202n,
        maxPriorityFeePerGas: 2n,
        accessList: [],
      },
    })
  })

  it.each([
    ['legacy', { gasPrice: '0x9' }, 'legacy'],
    [
      'with an access list',
      { gasPrice: '0x9', accessList: [{ address: other, storageKeys: [] }] },
      'eip2930',
    ],
    ['with fees', { maxFeePerGas: '0x9', maxPriorityFeePerGas: '0x1' }, 'eip1559'],
  ])('may be %s', async (_, fields, type) => {
    const { params } = await send({ to: other, data: '0x1234', ...fields })
    const [filled] = params as readonly unknown[]
    expect(readTransaction(filled)).toMatchObject({ type, gas: 26_250n, data: '0x1234' })
  })

  it('is legacy on chains without a base fee', async () => {
    const { params } = await send({ to: other }, { ...answers, eth_getBlockByNumber: {} })
    expect(readTransaction((params as readonly unknown[])[0])).toMatchObject({ type: 'legacy', gasPrice: 9n })
  })

  it.each([
    ['an authorization', { authorizationList: [] }],
    ['type 4', { type: '0x4' }],
  ])('[FRM-17] is refused with %s', async (_, fields) => {
    await expect(send({ to: other, ...fields })).rejects.toSatisfy(delegationRefused.is)
  })

  it('[FRM-17] never replaces one that the visitor sent before', async () => {
    for (const nonce of ['0x0', '0x6', 6])
      await expect(send({ to: other, nonce })).rejects.toSatisfy(replacementRefused.is)
    for (const nonce of ['0x7', '0x8']) {
      const { params } = await send({ to: other, nonce })
      expect(params).toMatchObject([{ nonce }])
    }
  })

  it.each([
    ['another sender', { from: other }],
    ['another chain', { chainId: '0x1' }],
    ['blobs', { blobs: [] }],
    ['an unknown type', { type: '0x3' }],
    ['data and input that differ', { data: '0x12', input: '0x34' }],
    ['no receiver and no code', { to: undefined }],
    ['a short receiver', { to: '0x12' }],
    ['odd data', { data: '0x123' }],
    ['a fraction', { value: 1.5 }],
    ['a negative value', { value: -1 }],
    ['a value of text', { value: '1' }],
    ['two kinds of fees', { gasPrice: '0x1', maxFeePerGas: '0x1' }],
    ['a broken access list', { accessList: [{ address: other, storageKeys: ['0x12'] }] }],
    ['an access list of text', { accessList: 'x' }],
  ])('is refused with %s', async (_, fields) => {
    await expect(send({ to: other, ...fields })).rejects.toSatisfy(requestInvalid.is)
  })

  it('[FRM-17] is refused if the account calls itself to make other calls, which nobody would see', async () => {
    const to = addresses.eip155.toLowerCase()
    for (const data of ['0x34fcd5be', '0x34FCD5BE00', '0xb61d27f600'])
      for (const fields of [{ data }, { input: data }])
        await expect(send({ to, ...fields })).rejects.toSatisfy(requestInvalid.is)
    expect(await send({ to, data: '0x1234' })).toMatchObject({ params: [{ to, data: '0x1234' }] })
    expect(await send({ to: other, data: '0x34fcd5be' })).toMatchObject({ params: [{ to: other }] })
  })

  it.each([[undefined], [null], ['0x'], [[]], [{}]])('is refused if it is %j', async (value) => {
    await expect(send(value)).rejects.toSatisfy(requestInvalid.is)
  })
})
