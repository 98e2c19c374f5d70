import { type SignInData, smartAccountAddresses, writeSignInMessage } from '@latchkey/protocol'
import { verifySignature, verifySignIn } from '@latchkey/verify'
import { type Hex, hashMessage, hashTypedData, parseAbi } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { verifySiweMessage } from 'viem/siwe'
import { afterAll, describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { trySignIn } from '../testing/signInAs'
import { askBundler } from '../testing/sponsor/askBundler'
import { createVisitor, type Visitor } from '../testing/sponsor/createVisitor'
import { openSponsorChain } from '../testing/sponsor/openSponsorChain'

const chain = await openSponsorChain()
afterAll(() => chain.stop())
const gateway = setUpGateway(chain.settings)
const bundler = askBundler((path, init) => gateway().ask(path, init), chain.network)
const { client } = chain
const chainId = `eip155:${chain.chainId}` as const
const nodes = { [chainId]: chain.url }
const nonce = 'n0nceN0nce'

const typed = {
  domain: { name: 'Shop', version: '1', chainId: chain.chainId },
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Order',
  message: { amount: 5n },
} as const

/** Signs everything a site asks for: a text, a sign-in and typed data. */
async function signAll(address: Hex, key: PrivateKeyAccount) {
  const data: SignInData = {
    domain: 'example.com',
    accountAddress: address,
    chainId,
    uri: 'https://example.com',
    version: '1',
    nonce,
    issuedAt: new Date().toISOString(),
  }
  const message = writeSignInMessage(data)
  return {
    address,
    message,
    text: await key.signMessage({ message: 'hello' }),
    signIn: await key.signMessage({ message }),
    order: await key.signTypedData(typed),
  }
}

/** What verifiers say: ours for a text and a sign-in, then viem's for a text, a sign-in and typed data. */
async function verifyAll({ address, message, text, signIn, order }: Awaited<ReturnType<typeof signAll>>) {
  const expected = { domain: 'example.com', uri: 'https://example.com', nonce, address }
  return Promise.all([
    verifySignature({ chainId, address, message: 'hello', signature: text, nodes }),
    verifySignIn({ message, signature: signIn, expected, nodes }).then(
      ({ accountAddress }) => accountAddress === address,
      () => false,
    ),
    client.verifyMessage({ address, message: 'hello', signature: text }),
    verifySiweMessage(client, { address, message, signature: signIn }),
    client.verifyTypedData({ address, ...typed, signature: order }),
  ])
}

/** What the account itself says to contracts (ERC-1271). */
function askAccount(address: Hex, hash: Hex, signature: Hex): Promise<Hex> {
  const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])
  return client.readContract({ address, abi, functionName: 'isValidSignature', args: [hash, signature] })
}

/** Has the sponsor delegate the visitor's address with its first operation. */
async function upgrade(visitor: Visitor): Promise<void> {
  const operation = await visitor.operation([{ to: visitor.address }])
  expect((await bundler.receipt((await bundler.send(operation)).result)).success).toBe(true)
  expect(await client.getCode({ address: visitor.address })).toBe(
    `0xef0100${smartAccountAddresses.implementation.slice(2).toLowerCase()}`,
  )
}

const allOf = (answer: boolean) => Array.from({ length: 5 }, () => answer)

describe('signatures of an account that becomes smart', () => {
  it('[FRM-13] [SIW-6] verify before and after, also those from before', async () => {
    const visitor = createVisitor(chain)
    const before = await signAll(visitor.address, visitor.key)
    expect(await verifyAll(before)).toEqual(allOf(true))
    await upgrade(visitor)
    expect(await verifyAll(before)).toEqual(allOf(true))
    const after = await signAll(visitor.address, visitor.key)
    expect(await verifyAll(after)).toEqual(allOf(true))
    const magic = '0x1626ba7e'
    expect(await askAccount(visitor.address, hashMessage('hello'), after.text)).toBe(magic)
    expect(await askAccount(visitor.address, hashMessage(after.message), after.signIn)).toBe(magic)
    expect(await askAccount(visitor.address, hashTypedData(typed), after.order)).toBe(magic)
  })

  it('[FRM-13] [SIW-6] sign in at the gateway before and after', async () => {
    const visitor = createVisitor(chain)
    const signer = {
      chainId,
      address: visitor.address,
      sign: (message: string) => visitor.key.signMessage({ message }),
    }
    expect((await trySignIn(gateway(), signer)).status).toBe(200)
    await upgrade(visitor)
    expect((await trySignIn(gateway(), signer)).status).toBe(200)
  })

  it('[FRM-13] [SIW-6] of another key verify neither before nor after', async () => {
    const visitor = createVisitor(chain)
    const thief = privateKeyToAccount(generatePrivateKey())
    const foreign = await signAll(visitor.address, thief)
    expect(await verifyAll(foreign)).toEqual(allOf(false))
    await upgrade(visitor)
    expect(await verifyAll(foreign)).toEqual(allOf(false))
    expect(await askAccount(visitor.address, hashMessage('hello'), foreign.text)).toBe('0xffffffff')
  })
})
