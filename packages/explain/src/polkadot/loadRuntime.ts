import { getDynamicBuilder, getLookupFn } from '@polkadot-api/metadata-builders'
import { Bytes, decAnyMetadata, Option, unifyMetadata } from '@polkadot-api/substrate-bindings'
import { hex } from '@scure/base'
import type { Ask } from '../Ask'
import type { Runtime } from './Runtime'

/** The newest form of a description that tells of the functions of the runtime too. */
const version = '0x0f000000'
/** Longer than what anyone could read. */
const longestCall = 20_000
/** Calls in calls; runtimes themselves refuse deeper ones. */
const mostHolders = 200

type Lookup = ReturnType<typeof getLookupFn>

/** Loads a chain's description of itself. Rejects if the node can't be reached or answers anything else. */
export async function loadRuntime(ask: Ask): Promise<Runtime> {
  const metadata = unifyMetadata(decAnyMetadata(await askMetadata(ask)))
  const lookup = getLookupFn(metadata)
  const builder = getDynamicBuilder(lookup)
  const callType = lookup.call ?? -1
  const codec = builder.buildDefinition(callType)
  const holders = callHolders(lookup, callType)

  return {
    decodeCall(call) {
      if (call.length > longestCall || countPairs(call, holders) > mostHolders) return undefined
      try {
        const decoded: unknown = codec.dec(call)
        return hex.encode(codec.enc(decoded)) === hex.encode(call) ? decoded : undefined
      } catch {
        // The bytes aren't a call of this chain.
        return undefined
      }
    },

    async ask(api, method, args) {
      const methods = metadata.apis.find(({ name }) => name === api)?.methods
      const known = methods?.find(({ name }) => name === method)
      if (!known) return undefined
      const { args: inputs, value } = builder.buildRuntimeCall(api, method)
      const given = hex.encode(inputs.enc(args.slice(0, known.inputs.length)))
      return value.dec(`${await ask('state_call', [`${api}_${method}`, `0x${given}`])}`)
    },

    async read(pallet, entry, keys) {
      const { keys: places, value } = builder.buildStorage(pallet, entry)
      const stored = await ask('state_getStorage', [places.enc(...keys)])
      return typeof stored === 'string' ? value.dec(stored) : undefined
    },
  }
}

/** The two bytes that each call begins with that holds other calls. */
function callHolders(lookup: Lookup, callType: number): ReadonlySet<number> {
  const pairs = new Set<number>()
  const calls = lookup(callType)
  for (const pallet of calls.type === 'enum' ? Object.values(calls.value) : []) {
    const inner = pallet.type === 'lookupEntry' ? pallet.value : undefined
    for (const call of inner?.type === 'enum' ? Object.values(inner.value) : []) {
      const fields = call.type === 'struct' ? Object.values(call.value) : []
      const isHolder = fields.some(
        (one) => one.id === callType || (one.type === 'sequence' && one.value.id === callType),
      )
      if (isHolder) pairs.add(pallet.idx * 256 + call.idx)
    }
  }
  return pairs
}

function countPairs(bytes: Uint8Array, pairs: ReadonlySet<number>): number {
  return bytes.reduce(
    (count, byte, at) => (pairs.has(byte * 256 + (bytes[at + 1] ?? 0)) ? count + 1 : count),
    0,
  )
}

async function askMetadata(ask: Ask): Promise<Uint8Array> {
  try {
    const answer = await ask('state_call', ['Metadata_metadata_at_version', version])
    const found = Option(Bytes()).dec(`${answer}`)
    if (found) return found
  } catch {
    // An old runtime; it has the form before, which describes its calls.
  }
  return hex.decode(`${await ask('state_getMetadata', [])}`.slice(2))
}
