import * as v from 'valibot'
import type { SolanaWalletData } from './SolanaWalletData'

const texts = v.array(v.string())
const dataSchema = v.object({
  selected: v.pipe(v.number(), v.safeInteger()),
  locked: v.boolean(),
  origins: texts,
  addedKeys: texts,
  changedQuirks: v.custom<SolanaWalletData['changedQuirks']>((value) => typeof value === 'object'),
  rules: v.custom<SolanaWalletData['rules']>(Array.isArray),
})
const storedSchema = v.pipe(v.string(), v.parseJson(), dataSchema)

/** Reads stored data; anything that is not whole is as good as nothing. */
export function parseSolanaData(text: string | null): SolanaWalletData | undefined {
  const result = v.safeParse(storedSchema, text)
  return result.success ? result.output : undefined
}
