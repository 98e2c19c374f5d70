import { signInNotEnabled } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'

/** [SIW-8] The code of a sign-in, which only sites that have one load. @throws signInNotEnabled */
export async function loadSignIn({ options }: Latchkey): Promise<typeof import('./signInActions')> {
  if (!(options.siwx ?? options.siweConfig)) throw signInNotEnabled()
  return import('./signInActions')
}
