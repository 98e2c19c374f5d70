import { bitcoinPart } from './bitcoinPart'
import type { ChainPart } from './ChainPart'
import { evmParts } from './evmParts'
import { polkadotPart } from './polkadotPart'
import type { Family } from './readChains'
import { solanaPart } from './solanaPart'

const partsOf: Readonly<Record<Family, (env: NodeJS.ProcessEnv) => readonly ChainPart[]>> = {
  evm: evmParts,
  solana: (env) => [solanaPart(env)],
  bitcoin: (env) => [bitcoinPart(env)],
  polkadot: (env) => [polkadotPart(env)],
}

/** The nodes of the requested families. */
export function chainParts(env: NodeJS.ProcessEnv, families: readonly Family[]): readonly ChainPart[] {
  return families.flatMap((family) => partsOf[family](env))
}
