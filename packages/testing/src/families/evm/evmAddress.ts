import * as v from 'valibot'
import { type Address, isAddress } from 'viem'

/** An EVM address, with or without the mixed case that checks it. */
export const evmAddress = v.custom<Address>(
  (value) => typeof value === 'string' && isAddress(value, { strict: false }),
  'Expected an address',
)
