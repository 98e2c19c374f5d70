import * as v from 'valibot'
import { type Address, isAddress } from 'viem'

/** An EVM address, with or without the checksum. */
export const evmAddress = v.custom<Address>(
  (value) => typeof value === 'string' && isAddress(value, { strict: false }),
  'Expected an address',
)

/** A chain id as EIP-1193 methods write it, parsed to CAIP-2. */
export const evmChainId = /* @__PURE__ */ v.pipe(
  v.string(),
  v.regex(/^0x[1-9a-f][0-9a-f]{0,12}$/i, 'Expected a chain id'),
  v.transform((hex) => `eip155:${Number(hex)}`),
)
