import type { Page } from './Driver'
import type { Call } from './openSession'

/** The keys that WebDriver has code points for. */
const keys: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Control: '\uE009',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Makes a mouse and a keyboard from WebDriver's actions. */
export function createInputs(call: Call): Pick<Page, 'mouse' | 'keyboard'> {
  const act = async (source: object, ...actions: object[]) => {
    await call('POST', '/actions', { actions: [{ ...source, actions }] })
  }
  const pointer = (...actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, ...actions)
  const move = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
  })
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }
  const strike = (key: string) => [
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
  ]
  return {
    mouse: {
      move: (x, y) => pointer(move(x, y)),
      down: () => pointer(down),
      up: () => pointer(up),
      click: (x, y) => pointer(move(x, y), down, up),
    },
    keyboard: {
      press(names) {
        const values = names.split('+').map((name) => keys[name] ?? name)
        const key = values.pop() ?? ''
        const held = (type: string) => values.map((value) => ({ type, value }))
        return act({ type: 'key', id: 'keyboard' }, ...held('keyDown'), ...strike(key), ...held('keyUp'))
      },
      type: (text) => act({ type: 'key', id: 'keyboard' }, ...[...text].flatMap(strike)),
    },
  }
}
