import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as entry from '../index'
import type { ErrorKind } from './defineError'

type Named = { readonly file: string; readonly name: string; readonly kind: ErrorKind<string, string> }

function isKind(value: unknown): value is ErrorKind<string, string> {
  return typeof value === 'function' && 'code' in value && 'text' in value && 'is' in value
}

async function readKinds(): Promise<Named[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[a-z-]+[A-Za-z]*\.ts$/.test(file))
  const found = await Promise.all(
    files.map(async (file) => {
      const loaded: Record<string, unknown> = await import(/* @vite-ignore */ join(import.meta.dirname, file))
      return Object.entries(loaded).flatMap(([name, kind]) => (isKind(kind) ? [{ file, name, kind }] : []))
    }),
  )
  return found.flat()
}

/** Every error text that the specification fixes in its sections 5, 7 and 8. */
const fixedTexts = [
  'A problem occurred while trying initialize authentication',
  'Signature declined',
  'This application might not support Smart Accounts',
  'Failed to fetch transactions',
  'Please try again after {n} seconds',
  'Error resolving name',
  'Error fetching name suggestions',
  'Error fetching names for address',
  'Error registering name {name}',
  'Token Balance Unavailable',
  'Network not supported for Swaps',
  'Network not supported for Gas Price',
  'Action not allowed',
  'Requested RPC call is not allowed',
  'Something went wrong',
  'Failed to send transaction. Please try again.',
  'Please enter a valid amount and receiver address',
  'Failed to disconnect',
  'Unsupported chain',
  'Chain is not supported',
  'Unauthorized: origin not allowed',
  'JWT validation error: JWT Token is not yet valid',
  'Unauthorized: invalid key',
  'SIWX is not enabled',
  'No ActiveCaipAddress found',
  'No ActiveCaipNetwork or client found',
  'No ConnectionController client found',
  "Transactions can't be fetched without an accountAddress",
  'Chain adapter not found',
  'Adapter not found',
  'NetworkController client not set',
  'ConnectionController client not set',
  'Chain is required',
  'Network not found',
  'Address or auth connector not found',
  'Invalid chainId',
  'CaipNetwork is undefined',
  'CaipNetwork or CaipAddress is undefined',
  "Adapter for namespace {namespace} doesn't exist",
  'Missing address parameter in wallet_getCapabilities request',
  'Fetching call status not approved by the wallet.',
  'Failed to fetch user operation receipt {status}',
  'Please call connect() before request()',
  'Sign Client not initialized',
  'Namespace is not configured. Please call connect() first with namespace config.',
  'An error occurred',
  'Request was aborted',
  'Unable to load email login dependency',
  'W3mFrame: iframe is not set',
  'The request took too long to respond.',
  'HTTP status code: {status}',
  'Invalid CAIP Address',
  'Invalid CAIP-10 address: {value}',
  'Invalid CAIP-2 network id: {value}',
  'Cannot set both `siweConfig` and `siwx` options',
]

describe('all error kinds', () => {
  it('have a unique code of the form group/what', async () => {
    const codes = (await readKinds()).map(({ kind }) => kind.code)
    expect(codes.length).toBeGreaterThan(90)
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
    expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/.test(code))).toEqual([])
  })

  it('start with the group of their file', async () => {
    const group = (file: string) => file.slice(0, -3).replace('walletCall', 'wallet-call')
    const strangers = (await readKinds()).filter(({ file, kind }) => !kind.code.startsWith(`${group(file)}/`))
    expect(strangers.map(({ kind }) => kind.code)).toEqual([])
  })

  it('are all exported by the package', async () => {
    const exported = new Map<string, unknown>(Object.entries(entry))
    const missing = (await readKinds()).filter(({ name, kind }) => {
      const found = exported.get(name)
      return !isKind(found) || found.code !== kind.code
    })
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  it('match the texts of the specification exactly', async () => {
    const texts = new Set((await readKinds()).map(({ kind }) => kind.text))
    expect(fixedTexts.filter((text) => !texts.has(text))).toEqual([])
  })

  it.each([
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'bip122:000000000019d6689c085ae165831e93',
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  ])('[NET-3] name no method of EVM wallets to anybody on %s', (id) => {
    const { message, values } = entry.cannotSwitch({ id })
    expect(message).toBe(
      `Failed to switch to chain ${id}: the chain is not approved or the wallet does not support switching networks`,
    )
    expect(`${message} ${JSON.stringify(values)}`).not.toMatch(/ethereum|eth_/i)
  })

  it('name the chain that failed', () => {
    expect(entry.cannotSwitch({ id: 'eip155:5' }).message).toMatch(
      /^Failed to switch to chain eip155:5.*not approved.*does not support wallet_switchEthereumChain/,
    )
    expect(entry.noRpcUrl({ chainId: 5 }).message).toBe('No RPC url provided for chainId: 5')
    expect(entry.rpcProviderNotFound({ chainId: 5 }).message).toBe('JSON-RPC provider for 5 not found')
  })
})
