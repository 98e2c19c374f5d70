import type { getConfig as contract } from '@latchkey/protocol'
import type { InferOutput } from 'valibot'
import manifest from '../../package.json' with { type: 'json' }
import type { Config } from '../config'

/** Says what this gateway is and which services it offers; none so far. */
export async function getConfig(config: Config): Promise<InferOutput<typeof contract.output>> {
  return {
    name: config.GATEWAY_NAME,
    version: manifest.version,
    services: { directory: false, blockchain: false, relay: false, analytics: false },
  }
}
