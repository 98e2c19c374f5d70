import { hex } from '@scure/base'
import type { PsbtInput } from './readPsbt'

/** How coins are unlocked. */
export type ScriptForm = 'taproot' | 'segwit' | 'nested' | 'script' | 'legacy' | 'other'

const segwitKey = /^0014[\da-f]{40}$/
const segwitScript = /^0020[\da-f]{64}$/

/** How the coins of an input are unlocked, by their script and the one behind it. */
export function scriptForm({ coins, redeemScript }: PsbtInput): ScriptForm {
  const script = hex.encode(coins?.script.subarray(0, 40) ?? new Uint8Array())
  const inner = hex.encode(redeemScript?.subarray(0, 40) ?? new Uint8Array())
  if (/^5120[\da-f]{64}$/.test(script)) return 'taproot'
  if (segwitKey.test(script)) return 'segwit'
  if (segwitScript.test(script)) return 'script'
  if (/^76a914[\da-f]{40}88ac$/.test(script)) return 'legacy'
  const isBehindHash = /^a914[\da-f]{40}87$/.test(script)
  return isBehindHash && segwitKey.test(inner)
    ? 'nested'
    : isBehindHash && segwitScript.test(inner)
      ? 'script'
      : 'other'
}
