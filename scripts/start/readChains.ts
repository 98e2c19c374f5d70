import { SetupFault } from '../process/SetupFault'

const families = ['evm', 'solana', 'bitcoin', 'polkadot'] as const

/** A family that `npm start` can run. */
export type Family = (typeof families)[number]

const isFamily = (word: string): word is Family => families.some((family) => family === word)

/** Returns the families in `CHAINS`, each once, or null if unset. @throws SetupFault */
export function readChains(env: NodeJS.ProcessEnv): readonly Family[] | null {
  const words = (env.CHAINS ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const wrong = words.find((word) => !isFamily(word))
  if (wrong !== undefined)
    throw new SetupFault(`CHAINS has "${wrong}"; it takes ${families.join(', ')}, with commas between them`)
  return words.length > 0 ? families.filter((family) => words.includes(family)) : null
}
