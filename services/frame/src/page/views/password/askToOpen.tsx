import { drawPanel, type PanelSurroundings } from '../drawPanel'
import { OpenPanel, type WaysToOpen } from './OpenPanel'

/** Draws the ways to open a wallet on this device, and runs the chosen one on each try. Resolves to whether one worked. */
export async function askToOpen(
  { byPassword, byPasskey }: WaysToOpen,
  { email, ...surroundings }: PanelSurroundings & { readonly email: string | null },
): Promise<boolean> {
  return drawPanel(surroundings, (texts, end) => (
    <OpenPanel
      texts={texts}
      email={email}
      ways={{
        byPassword: byPassword && ((password) => byPassword(password).then(() => end(true))),
        byPasskey: byPasskey && (() => byPasskey().then(() => end(true))),
      }}
      close={() => end(false)}
    />
  ))
}
