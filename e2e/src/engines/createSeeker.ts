import type { Step, TextTest } from './Step'

/** Finds elements inside a page. */
export type Seeker = {
  all(steps: readonly Step[]): HTMLElement[]
  /** Returns the only match; null if there is none. @throws if there are several */
  one(steps: readonly Step[]): HTMLElement | null
  isVisible(element: Element): boolean
  /** Returns where to press an element, or why it can't be pressed yet. */
  aim(steps: readonly Step[]): Promise<{ readonly x: number; readonly y: number } | string>
}

/** Runs inside the page, so it must not use anything outside itself. */
export function createSeeker(): Seeker {
  type Root = ParentNode & Node
  const roles: Readonly<Record<string, string>> = {
    button: 'button, summary, input[type="button"], input[type="submit"]',
    checkbox: 'input[type="checkbox"]',
    dialog: 'dialog[open]',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    listitem: 'li',
    region: 'section[aria-label], section[aria-labelledby]',
    searchbox: 'input[type="search"]',
  }
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

  const passes = (test: TextTest, text: string): boolean => {
    const whole = tidy(text)
    if ('source' in test) return new RegExp(test.source, test.flags).test(whole)
    if (test.isExact) return whole === tidy(test.text)
    return whole.toLowerCase().includes(tidy(test.text).toLowerCase())
  }

  /** A root and all open shadow roots below it. */
  const treesOf = (root: Root): Root[] => [
    root,
    ...(root instanceof Element && root.shadowRoot ? treesOf(root.shadowRoot) : []),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? treesOf(shadowRoot) : [])),
  ]
  const select = (root: Root, selector: string): HTMLElement[] =>
    treesOf(root).flatMap((tree) => [...tree.querySelectorAll<HTMLElement>(selector)])

  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  const isHidden = (element: Element): boolean =>
    element.closest('[aria-hidden="true"]') !== null ||
    (element.getClientRects().length === 0 && getComputedStyle(element).display !== 'contents')

  const contentOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    const style = getComputedStyle(node)
    if (style.display === 'none' || style.visibility === 'hidden') return ''
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    if (label !== null) return label
    const inner = [...node.childNodes].map(contentOf).join('')
    return style.display.startsWith('inline') ? inner : ` ${inner} `
  }
  const nameOf = (element: HTMLElement): string => {
    const tree = element.getRootNode() as Document | ShadowRoot
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = ids.map((id) => tree.getElementById(id)?.textContent ?? '').join(' ')
    const field = element as HTMLInputElement
    const own =
      labels || element.getAttribute('aria-label') || [...(field.labels ?? [])].map(contentOf).join(' ')
    return (
      own || [...element.childNodes].map(contentOf).join('') || element.title || (field.placeholder ?? '')
    )
  }

  const byRole = (root: Root, { role, name, level }: Extract<Step, { by: 'role' }>) =>
    select(root, `[role="${role}"], :is(${roles[role] ?? role}):not([role])`).filter(
      (element) =>
        !isHidden(element) &&
        (!name || passes(name, nameOf(element))) &&
        (!level || element.localName === `h${level}` || element.ariaLevel === String(level)),
    )
  const byText = (root: Root, test: TextTest) => {
    const found = select(root, ':not(script, style)').filter((element) =>
      passes(test, element.textContent ?? ''),
    )
    return found.filter((element) => !found.some((inner) => inner !== element && element.contains(inner)))
  }

  const follow = (roots: readonly Root[], step: Step): Root[] => {
    if (step.by === 'index') return roots.slice(step.index, step.index + 1 || undefined)
    if (step.by === 'content')
      return roots.filter((root) =>
        passes(
          step.text,
          treesOf(root)
            .map(({ textContent }) => textContent ?? '')
            .join(' '),
        ),
      )
    const found = roots.flatMap((root): HTMLElement[] => {
      if (step.by === 'selector') return select(root, step.selector)
      if (step.by === 'role') return byRole(root, step)
      if (step.by === 'text') return byText(root, step.text)
      return select(root, 'input, select, textarea, [aria-label]').filter((field) =>
        passes(step.text, nameOf(field)),
      )
    })
    return [...new Set(found)]
  }
  const all = (steps: readonly Step[]) => steps.reduce<Root[]>(follow, [document]) as HTMLElement[]
  const one = (steps: readonly Step[]): HTMLElement | null => {
    const found = all(steps)
    if (found.length > 1) throw new TypeError(`${JSON.stringify(steps)} finds ${found.length} elements`)
    return found[0] ?? null
  }

  const hitAt = (x: number, y: number): Element | null => {
    let hit = document.elementFromPoint(x, y)
    for (;;) {
      const inner: Element | null | undefined = hit?.shadowRoot?.elementFromPoint(x, y)
      if (!inner || inner === hit) return hit
      hit = inner
    }
  }
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const aim: Seeker['aim'] = async (steps) => {
    const element = one(steps)
    if (!element) return 'it does not exist'
    if (!isVisible(element)) return 'it is not visible'
    if (element.matches(':disabled')) return 'it is disabled'
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const before = element.getBoundingClientRect()
    await nextFrame()
    await nextFrame()
    const { left, top, width, height } = element.getBoundingClientRect()
    if (Math.abs(left - before.left) + Math.abs(top - before.top) > 0.5) return 'it is moving'
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = hitAt(x, y)
    return element.contains(hit) || hit?.closest('label')?.control === element
      ? { x, y }
      : `<${hit?.localName}> covers it`
  }
  return { all, one, isVisible, aim }
}
