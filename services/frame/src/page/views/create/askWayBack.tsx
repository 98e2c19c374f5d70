import { drawPanel, type PanelSurroundings } from '../drawPanel'
import { CreatePanel, type WaysToCreate } from './CreatePanel'

/** Draws the choice of a new wallet's first way back. Resolves to whether the wallet was created. */
export async function askWayBack(
  { byPasskey, byPassword, byMove }: WaysToCreate,
  { email, ...surroundings }: PanelSurroundings & { readonly email: string | null },
): Promise<boolean> {
  return drawPanel(surroundings, (texts, end) => (
    <CreatePanel
      texts={texts}
      email={email}
      ways={{
        byPasskey: () => byPasskey().then(() => end(true)),
        byPassword: (password) => byPassword(password).then(() => end(true)),
        byMove: (signal) => byMove(signal).then(() => end(true)),
      }}
      close={() => end(false)}
    />
  ))
}
