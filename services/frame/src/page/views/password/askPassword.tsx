import { drawPanel, type PanelSurroundings } from '../drawPanel'
import { UnlockPanel } from './UnlockPanel'

/** Draws the field for the wallet's password, and runs `unlock` on each try. Resolves to whether one worked. */
export async function askPassword(
  unlock: (password: string) => Promise<void>,
  { email, ...surroundings }: PanelSurroundings & { readonly email: string | null },
): Promise<boolean> {
  return drawPanel(surroundings, (texts, end) => (
    <UnlockPanel
      texts={texts}
      email={email}
      unlock={(password) => unlock(password).then(() => end(true))}
      close={() => end(false)}
    />
  ))
}
