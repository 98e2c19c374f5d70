import { setTimeout as sleep } from 'node:timers/promises'
import { createSeeker } from './createSeeker'
import type { Finder, Locator, Page, TextMatch } from './Driver'
import type { Step, TextTest } from './Step'

/** What a page of another process can do by itself. Everything else is built on it. */
export type Remote = Pick<Page, 'keyboard' | 'mouse' | 'goto' | 'reload' | 'screenshot' | 'close'> & {
  /** Evaluates an expression, waits for its promise, and returns its value, a string. */
  run(expression: string): Promise<string>
  /** The same in the frame of a name. */
  runInFrame(name: string, expression: string): Promise<string>
}

const patienceMs = 15_000
const pauseMs = 30

/** Makes a page with locators from a browser's own protocol. */
export function createRemotePage(remote: Remote): Page {
  const { run: _, runInFrame: __, ...own } = remote
  return {
    ...own,
    ...createFinder(remote, []),
    frame: (name) => createFinder(inFrame(remote, name), []),
    async evaluate<R, A>(run: string | ((argument: A) => R | Promise<R>), argument?: A): Promise<R> {
      const call = typeof run === 'string' ? run : `(${run})(${JSON.stringify(argument) ?? ''})`
      return evaluate(remote, call)
    },
  }
}

/** The same remote for what is in a frame. The pointer stays that of the page. */
function inFrame(remote: Remote, name: string): Remote {
  const corner = `((frame) => { const { left, top } = frame.getBoundingClientRect(); return { left, top } })(
    document.querySelector('iframe[name=${JSON.stringify(name)}]'))`
  return {
    ...remote,
    run: (expression) => remote.runInFrame(name, expression),
    mouse: {
      ...remote.mouse,
      async click(x, y) {
        const { left, top } = await evaluate<{ left: number; top: number }>(remote, corner)
        await remote.mouse.click(left + x, top + y)
      },
    },
  }
}

/** The value goes through JSON in the page itself, so every engine returns it alike. */
async function evaluate<R>(remote: Remote, expression: string): Promise<R> {
  const { value } = JSON.parse(
    await remote.run(`(async () => JSON.stringify({ value: await (${expression}) }))()`),
  )
  return value
}

function createFinder(remote: Remote, steps: readonly Step[]): Finder {
  const next = (...more: readonly Step[]) => createLocator(remote, [...steps, ...more])
  return {
    locator: (selector, { hasText } = {}) =>
      next(
        { by: 'selector', selector },
        ...(hasText === undefined ? [] : [{ by: 'content', text: toTest(hasText) } as const]),
      ),
    getByRole: (role, { name, exact, level } = {}) =>
      next({
        by: 'role',
        role,
        ...(name === undefined ? {} : { name: toTest(name, exact) }),
        ...(level === undefined ? {} : { level }),
      }),
    getByText: (text, { exact } = {}) => next({ by: 'text', text: toTest(text, exact) }),
    getByLabel: (text) => next({ by: 'label', text: toTest(text) }),
  }
}

function toTest(match: TextMatch, isExact = false): TextTest {
  return typeof match === 'string'
    ? { text: match, isExact }
    : { source: match.source, flags: match.flags.replace('g', '') }
}

function createLocator(remote: Remote, steps: readonly Step[]): Locator {
  const path = JSON.stringify(steps)
  const seek = <R>(use: string) => evaluate<R>(remote, `((seeker) => ${use})((${createSeeker})())`)
  const at = (index: number) => createLocator(remote, [...steps, { by: 'index', index }])
  /** Calls a function with the element once it exists, and only once. */
  const withOne = async <R>(run: string, timeout?: number): Promise<R> => {
    const attempt = async () => {
      const { isThere, found } = await seek<{ isThere: boolean; found: R }>(`(async () => {
        const element = seeker.one(${path})
        return { isThere: element !== null, found: element && ((await (${run})(element)) ?? null) }
      })()`)
      return isThere ? { done: found } : 'it does not exist'
    }
    return poll(path, attempt, timeout)
  }
  const click = async () => {
    const point = await poll(path, async () => {
      const aimed = await seek<{ x: number; y: number } | string>(`seeker.aim(${path})`)
      return typeof aimed === 'string' ? aimed : { done: aimed }
    })
    await remote.mouse.click(point.x, point.y)
  }
  const focus = () => withOne<void>('(element) => (element.focus(), true)')
  return {
    ...createFinder(remote, steps),
    first: () => at(0),
    last: () => at(-1),
    nth: at,
    async waitFor({ state = 'visible' } = {}) {
      const now = {
        attached: `seeker.one(${path}) !== null`,
        detached: `seeker.all(${path}).length === 0`,
        visible: `((element) => element !== null && seeker.isVisible(element))(seeker.one(${path}))`,
        hidden: `!seeker.all(${path}).some(seeker.isVisible)`,
      }[state]
      await poll(path, async () => ((await seek<boolean>(now)) ? { done: null } : `it is not ${state}`))
    },
    click,
    focus,
    async press(key) {
      await focus()
      await remote.keyboard.press(key)
    },
    async fill(text) {
      await withOne<void>(`(field) => {
        field.focus()
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(text)})
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
        return true
      }`)
    },
    count: () => seek(`seeker.all(${path}).length`),
    innerText: ({ timeout } = {}) => withOne('(element) => element.innerText', timeout),
    allInnerTexts: () => seek(`seeker.all(${path}).map((element) => element.innerText)`),
    inputValue: () => withOne('(field) => field.value'),
    getAttribute: (name) => withOne(`(element) => element.getAttribute(${JSON.stringify(name)})`),
    isEnabled: () => withOne(`(element) => !element.matches(':disabled')`),
    boundingBox: () => withOne('(element) => element.getBoundingClientRect().toJSON()'),
    evaluate: (run) => withOne(String(run)),
    evaluateAll: (run) => seek(`(${run})(seeker.all(${path}))`),
  }
}

/** Retries until it works. A page that is being left can't be asked anything, which isn't the journey's fault. */
async function poll<R>(
  path: string,
  attempt: () => Promise<{ readonly done: R } | string>,
  timeout = patienceMs,
): Promise<R> {
  const until = Date.now() + timeout
  for (;;) {
    let reason: unknown
    try {
      const result = await attempt()
      if (typeof result !== 'string') return result.done
      reason = result
    } catch (cause) {
      reason = cause
    }
    if (Date.now() > until) throw new TypeError(`Waited for ${path}: ${String(reason)}`, { cause: reason })
    await sleep(pauseMs)
  }
}
