import { createRequire } from 'node:module'
import { join } from 'node:path'
import { smartAccountAddresses } from '@latchkey/protocol'
import { type Address, concat, type Hex, isHex, numberToHex, parseEther } from 'viem'
import { contractsMissing, nodeFailed } from '../errors'
import { carryOut } from './carryOut'
import { sendBatch } from './sendBatch'

/** The deterministic deployer, which anvil puts on every chain. */
const deployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/** Pays for the deployment. It isn't a test account, so their balances stay round. */
const payer: Address = '0x3fAB184622Dc19b6109349B94811493BF45362b2'

type Canonical = {
  /** Its name in the package. */
  readonly name: string
  readonly address: Address
  /** With its creation code, the salt decides its address. */
  readonly salt: Hex
}

const wanted: readonly Canonical[] = [
  {
    name: 'EntryPoint',
    address: smartAccountAddresses.entryPoint,
    salt: '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9',
  },
  { name: 'Simple7702Account', address: smartAccountAddresses.implementation, salt: `0x${'00'.repeat(32)}` },
]

/**
 * Puts EntryPoint 0.8 and Simple7702Account at their canonical addresses on a development node, from the package
 * `@account-abstraction/contracts` 0.8.0; leaves alone what is there. @throws contractsMissing, nodeFailed
 */
export async function seedSmartAccounts(url: string): Promise<void> {
  const codes = await readCodes(url)
  const missing = wanted.filter((_, place) => codes[place] === '0x')
  if (missing.length === 0) return
  const [nonce] = await sendBatch(url, [
    { method: 'eth_getTransactionCount', params: [payer, 'latest'] },
    { method: 'anvil_setBalance', params: [payer, numberToHex(parseEther('100'))] },
    { method: 'anvil_impersonateAccount', params: [payer] },
  ])
  const calls = missing.map(({ name, salt }) => ({ to: deployer, data: concat([salt, creationCode(name)]) }))
  await carryOut({ url, from: payer, nonce: Number(nonce), seed: 'seedSmartAccounts' }, calls)
  await sendBatch(url, [{ method: 'anvil_stopImpersonatingAccount', params: [payer] }])
  // Another version of the package would end up at another address.
  const gone = (await readCodes(url)).indexOf('0x')
  if (gone >= 0)
    throw nodeFailed({ url, method: 'seedSmartAccounts', message: `no code at ${wanted[gone]?.address}` })
}

function readCodes(url: string): Promise<unknown[]> {
  return sendBatch(
    url,
    wanted.map(({ address }) => ({ method: 'eth_getCode', params: [address, 'latest'] })),
  )
}

function creationCode(name: string): Hex {
  const path = `@account-abstraction/contracts/artifacts/${name}.json`
  const places = [import.meta.url, join(process.cwd(), 'package.json')]
  let cause: unknown
  for (const place of places) {
    try {
      const artifact: unknown = createRequire(place)(path)
      const { bytecode }: { bytecode?: unknown } = Object(artifact)
      if (isHex(bytecode)) return bytecode
    } catch (error) {
      // Not here; the last reason goes into the error below.
      cause = error
    }
  }
  throw contractsMissing({}, { cause })
}
