import { drawPanel, type PanelSurroundings } from '../drawPanel'
import { PasskeyPanel } from './PasskeyPanel'

/**
 * Draws the button that signs in with a passkey, and runs `press` on each press. Resolves to true once that worked, and to
 * false if the visitor closed it.
 */
export async function askPasskey(
  press: () => Promise<void>,
  surroundings: PanelSurroundings,
): Promise<boolean> {
  return drawPanel(surroundings, ({ t }, end) => (
    <PasskeyPanel
      t={t}
      purpose="login"
      press={() => press().then(() => end(true))}
      close={() => end(false)}
    />
  ))
}
