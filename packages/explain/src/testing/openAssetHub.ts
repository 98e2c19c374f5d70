import metadataHex from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'
import { getDynamicBuilder, getLookupFn } from '@polkadot-api/metadata-builders'
import { Bytes, decAnyMetadata, Option, unifyMetadata } from '@polkadot-api/substrate-bindings'
import { hex } from '@scure/base'
import type { Ask } from '../Ask'

/** A call, an event or an error, as its pallet names it. */
export const made = (pallet: string, name: string, value: unknown = undefined) => ({
  type: pallet,
  value: { type: name, value },
})
/** A receiver in a call. */
export const id = (value: string) => ({ type: 'Id', value })

const paysFee = { actual_weight: undefined, pays_fee: { type: 'Yes', value: undefined } }

/** What a dry run finds. */
export type Outcome = {
  readonly events?: readonly unknown[]
  readonly error?: unknown
  /** The whole answer instead, as a node writes it. */
  readonly raw?: string
}

/** Encodes calls and answers by what a chain says of itself. */
export function openMetadata(metadata: Uint8Array) {
  const lookup = getLookupFn(unifyMetadata(decAnyMetadata(metadata)))
  const builder = getDynamicBuilder(lookup)
  const calls = builder.buildDefinition(lookup.call ?? -1)
  return {
    builder,
    encode: (call: unknown): string => `0x${hex.encode(calls.enc(call))}`,
  }
}

/**
 * The real description of Polkadot's Asset Hub, whose runtime offers dry runs, with answers encoded by it. No node with
 * such a runtime starts without a network.
 */
export function openAssetHub() {
  const opened = openMetadata(Option(Bytes()).dec(metadataHex) ?? new Uint8Array())
  const { builder, encode } = opened
  const run = builder.buildRuntimeCall('DryRunApi', 'dry_run_call')
  const price = builder.buildRuntimeCall('TransactionPaymentCallApi', 'query_call_info')

  function answerRun({ events = [], error, raw }: Outcome): string {
    if (raw !== undefined) return raw
    const execution_result =
      error === undefined
        ? { success: true, value: paysFee }
        : { success: false, value: { post_info: paysFee, error } }
    const value = { execution_result, emitted_events: events, local_xcm: undefined, forwarded_xcms: [] }
    return `0x${hex.encode(run.value.enc({ success: true, value }))}`
  }

  return {
    ...opened,

    /** A node that answers dry runs with an outcome, or has none. */
    nodeWith(
      outcome?: Outcome,
      more: { readonly fee?: bigint; readonly storage?: (key: string) => unknown } = {},
    ): Ask & { readonly runs: unknown[] } {
      const { fee = 1_000n, storage = () => null } = more
      const runs: unknown[] = []
      const ask: Ask = async (method, [first, second]) => {
        if (method === 'chain_getHeader') return { number: '0x64' }
        if (method === 'chain_getBlockHash') return `0x${'68'.repeat(32)}`
        if (method === 'state_getStorage') return storage(`${first}`)
        if (first === 'Metadata_metadata_at_version') return metadataHex
        if (first === 'DryRunApi_dry_run_call' && outcome) {
          runs.push(run.args.dec(`${second}`))
          return answerRun(outcome)
        }
        if (first === 'TransactionPaymentCallApi_query_call_info') {
          const weight = { ref_time: 1n, proof_size: 1n }
          const info = { weight, class: { type: 'Normal', value: undefined }, partial_fee: fee }
          return `0x${hex.encode(price.value.enc(info))}`
        }
        throw new TypeError(`no ${first}`)
      }
      return Object.assign(ask, { runs })
    },

    /** A call's bytes, to be changed. */
    bytesOf: (call: unknown) => hex.decode(encode(call).slice(2)),
  }
}
