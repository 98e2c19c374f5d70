import type { MoveTexts } from '../../i18n/move/loadMoveTexts'
import type { Surface } from '../openSurface'
import { MoveScreen, type MoveView } from './MoveScreen'

/** Shows one screen of a move after the other. */
export type MoveScreens = {
  readonly t: MoveTexts['t']
  /** Shows a screen, and resolves with what the pressed action returned. */
  show<Result>(view: MoveView<Result>): Promise<Result>
  /** Shows a screen without anything to press. */
  say(name: string, title: string, text: string, rest?: Partial<MoveView<never>>): void
}

/** Creates the screens of a window. */
export function createScreens(surface: Surface, t: MoveTexts['t']): MoveScreens {
  let count = 0
  const show = <Result,>(view: MoveView<Result>): Promise<Result> => {
    count += 1
    return new Promise((resolve) => {
      surface.render(<MoveScreen key={count} t={t} view={view} done={resolve} />)
    })
  }
  return {
    t,
    show,
    say: (name, title, text, rest) => void show<never>({ name, title, text, ...rest }),
  }
}
