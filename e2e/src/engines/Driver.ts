/** The browser engines that journeys run in. */
export type EngineName = 'Chromium' | 'Firefox' | 'WebKit'

/** A text to look for: a part of it in any case, or all of it with `exact`. */
export type TextMatch = string | RegExp

/** The width and height of the viewport, in CSS pixels. */
export type Viewport = { readonly width: number; readonly height: number }

/** A point in the viewport, in CSS pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Something to look for elements in. Every query goes through open shadow roots. */
export type Finder = {
  locator(selector: string, options?: { readonly hasText?: TextMatch }): Locator
  getByRole(
    role: 'button' | 'checkbox' | 'dialog' | 'heading' | 'link' | 'listitem' | 'region' | 'searchbox',
    options?: { readonly name?: TextMatch; readonly exact?: boolean; readonly level?: number },
  ): Locator
  getByText(text: TextMatch, options?: { readonly exact?: boolean }): Locator
  getByLabel(text: TextMatch): Locator
}

/** Elements that may not exist yet. Actions wait for one, and fail if there are several. */
export type Locator = Finder & {
  first(): Locator
  last(): Locator
  nth(index: number): Locator
  waitFor(options?: { readonly state?: 'attached' | 'detached' | 'visible' | 'hidden' }): Promise<void>
  /** Presses it with the pointer once it is visible, enabled, at rest and uncovered. */
  click(): Promise<void>
  focus(): Promise<void>
  press(key: string): Promise<void>
  fill(text: string): Promise<void>
  count(): Promise<number>
  innerText(options?: { readonly timeout?: number }): Promise<string>
  allInnerTexts(): Promise<string[]>
  inputValue(): Promise<string>
  getAttribute(name: string): Promise<string | null>
  isEnabled(): Promise<boolean>
  boundingBox(): Promise<Box | null>
  evaluate<R>(run: (element: HTMLElement) => R | Promise<R>): Promise<R>
  evaluateAll<R>(run: (elements: HTMLElement[]) => R): Promise<R>
}

/** One tab. */
export type Page = Finder & {
  readonly keyboard: {
    /** One key, with modifiers in front: `Enter`, `Shift+Tab`, `a`. */
    press(key: string): Promise<void>
    type(text: string): Promise<void>
  }
  readonly mouse: {
    move(x: number, y: number): Promise<void>
    down(): Promise<void>
    up(): Promise<void>
    click(x: number, y: number): Promise<void>
  }
  /** What is in the frame of a name, of any origin. Null if an engine knows that there is none. */
  frame(name: string): Finder | null
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
  /** Runs in the page. A function must not use anything outside itself; arguments and results are JSON. */
  evaluate<R>(run: string | (() => R | Promise<R>)): Promise<R>
  evaluate<R, A>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** A visitor's own profile: only its pages share its storage. */
export type Context = {
  readonly engine: EngineName
  /** What its pages did wrong: console errors and warnings, uncaught errors, policy violations. */
  readonly faults: readonly string[]
  /** Runs in every page before its own scripts. */
  addInitScript(script: { readonly content: string }): Promise<unknown>
  /** Exposes a function in every page that calls back into the test. */
  exposeBinding(name: string, call: (source: unknown, ...args: unknown[]) => unknown): Promise<unknown>
  pages(): Page[]
  newPage(): Promise<Page>
  /** Waits for a window that one of the pages opens. */
  openedPage(): Promise<Page>
  close(): Promise<void>
}

/** A running browser. */
export type Engine = {
  readonly name: EngineName
  open(options?: { readonly viewport?: Viewport }): Promise<Context>
  close(): Promise<void>
}
