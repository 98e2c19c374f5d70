import { smartAccountAddresses } from '@latchkey/protocol'
import { encodeFunctionData, type Hex, numberToHex, parseAbi } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** A call of an operation. */
export type VisitorCall = { readonly to: Hex; readonly value?: bigint; readonly data?: Hex }

/** What an operation of a test may set. */
export type OperationOptions = {
  readonly nonce?: bigint
  readonly chainId?: number
  readonly callGasLimit?: bigint
  readonly verificationGasLimit?: bigint
  /** The code that the operation itself says its account delegates to; none by default. */
  readonly delegating?: Hex
  /** The key that signs; the visitor's by default. */
  readonly key?: PrivateKeyAccount
  /** The authorisation to send along; one that is right by default, `null` for none. */
  readonly authorization?: { chainId?: number; address?: Hex; nonce?: number; key?: PrivateKeyAccount } | null
}

/** A visitor with an empty account. */
export type Visitor = {
  readonly key: PrivateKeyAccount
  readonly address: Hex
  /** Returns a signed operation as the frame sends it. */
  operation(calls: readonly VisitorCall[], options?: OperationOptions): Promise<Record<string, unknown>>
}

const abi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
])

/** Encodes calls for the account. */
export function encodeVisitorCalls(calls: readonly VisitorCall[]): Hex {
  const list = calls.map(({ to, value = 0n, data = '0x' }) => ({ target: to, value, data }))
  return encodeFunctionData({ abi, args: [list] })
}

/** Creates a visitor who has a key and no money. */
export function createVisitor(chain: { readonly chainId: number }): Visitor {
  const key = privateKeyToAccount(generatePrivateKey())
  return {
    key,
    address: key.address,
    async operation(calls, options = {}) {
      const operation = {
        sender: key.address,
        nonce: options.nonce ?? 0n,
        callData: encodeVisitorCalls(calls),
        callGasLimit: options.callGasLimit ?? 150_000n,
        verificationGasLimit: options.verificationGasLimit ?? 150_000n,
        preVerificationGas: 0n,
        maxFeePerGas: 0n,
        maxPriorityFeePerGas: 0n,
        signature: '0x' as const,
      }
      const hash = getUserOperationHash({
        chainId: options.chainId ?? chain.chainId,
        entryPointAddress: smartAccountAddresses.entryPoint,
        entryPointVersion: '0.8',
        userOperation: options.delegating
          ? {
              ...operation,
              factory: '0x7702',
              authorization: await (options.key ?? key).signAuthorization({
                address: options.delegating,
                chainId: chain.chainId,
                nonce: 0,
              }),
            }
          : operation,
      })
      const signature = await (options.key ?? key).sign({ hash })
      const written = Object.entries({ ...operation, signature }).map(([name, value]) => [
        name,
        typeof value === 'bigint' ? numberToHex(value) : value,
      ])
      const eip7702Auth = options.authorization === null ? null : await authorize(options.authorization ?? {})
      return { ...Object.fromEntries(written), eip7702Auth }
    },
  }

  async function authorize(more: NonNullable<OperationOptions['authorization']>) {
    const signed = await (more.key ?? key).signAuthorization({
      address: more.address ?? smartAccountAddresses.implementation,
      chainId: more.chainId ?? chain.chainId,
      nonce: more.nonce ?? 0,
    })
    return {
      chainId: numberToHex(signed.chainId),
      address: signed.address,
      nonce: numberToHex(signed.nonce),
      r: signed.r,
      s: signed.s,
      yParity: numberToHex(signed.yParity ?? 0),
    }
  }
}
