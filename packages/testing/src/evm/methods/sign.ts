import * as v from 'valibot'
import { type Hex, isHex } from 'viem'
import { signMessage, signTypedData } from 'viem/accounts'
import { rpcError } from '../../script/rpcError'
import type { Method } from '../Method'
import { addressSchema, bytesSchema, parseParams } from '../parseParams'

const personalSchema = v.tupleWithRest([v.string(), addressSchema], v.unknown())

const isWhole = (value: string | number) => /^(0x[0-9a-f]+|\d+)$/i.test(String(value))

const typedDataSchema = v.looseObject({
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.string(),
  domain: v.object({
    name: v.optional(v.string()),
    version: v.optional(v.string()),
    chainId: v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.check(isWhole, 'Expected a chain id'),
        v.transform((value) => BigInt(value)),
      ),
    ),
    verifyingContract: v.optional(addressSchema),
    salt: v.optional(bytesSchema),
  }),
  message: v.record(v.string(), v.unknown()),
})

const typedSchema = v.tupleWithRest(
  [addressSchema, v.union([v.pipe(v.string(), v.parseJson(), typedDataSchema), typedDataSchema])],
  v.unknown(),
)

/** `personal_sign`: the message is hexadecimal bytes, or plain text from careless pages. */
export const personalSign: Method = ({ keyOf }, params) => {
  const [message, address] = parseParams(personalSchema, params)
  const privateKey = keyOf(address)
  return {
    prompts: true,
    approve: () => signMessage({ privateKey, message: isHex(message) ? { raw: message } : message }),
  }
}

/** `eth_signTypedData_v4` (EIP-712): rejects a domain of another chain, as wallets do. */
export const ethSignTypedDataV4: Method = ({ keyOf, memory }, params) => {
  const [address, data] = parseParams(typedSchema, params)
  const privateKey = keyOf(address)
  const { domain, message, primaryType, types } = data
  const { chainId } = memory.get()
  if (domain.chainId !== undefined && domain.chainId !== BigInt(chainId)) {
    throw rpcError(-32602, `Provided chainId "${domain.chainId}" must match the active chainId "${chainId}".`)
  }
  return {
    prompts: true,
    async approve(): Promise<Hex> {
      try {
        return await signTypedData({ privateKey, domain, message, primaryType, types })
      } catch (cause) {
        throw rpcError(-32602, "The typed data can't be encoded.", { cause: String(cause) })
      }
    },
  }
}
