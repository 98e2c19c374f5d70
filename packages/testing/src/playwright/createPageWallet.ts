import { noWalletInPage } from '../errors'
import { controlNames } from './controlNames'
import type { ControlCall, FamilyName, PageDesk } from './PageSetup'
import type { PageWalletsByFamily, WalletPage } from './PageWallet'

type Parts = {
  readonly key: string
  readonly index: number
  readonly family: FamilyName
  getPage(): WalletPage | undefined
  /** Keeps a control for the first page that opens. */
  queue(call: ControlCall): Promise<void>
}

/** Controls with a result that the test needs, so they can't wait for a page to open. */
const givesAnswer: ReadonlySet<string> = new Set(['addAccount', 'release'])

/** Creates the test's handle of a wallet in a page. */
export function createPageWallet(parts: Parts): PageWalletsByFamily[FamilyName] {
  const { key, index, family, queue } = parts
  /** Calls the desk in the page, as text, because a compiled function may need helpers that the page lacks. */
  const ask = async (
    member: keyof PageDesk,
    argument: unknown,
  ): Promise<{ found: boolean; value?: unknown }> => {
    const page = parts.getPage()
    if (!page) return { found: false }
    const desk = `globalThis[Symbol.for(${JSON.stringify(key)})]`
    return page.evaluate(
      `${desk} ? { found: true, value: ${desk}.${member}(${JSON.stringify(argument)}) } : { found: false }`,
    )
  }
  const control =
    (name: string) =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      const call: ControlCall = { index, name, args }
      const { found, value } = await ask('control', call)
      if (!found && givesAnswer.has(name)) throw noWalletInPage()
      if (!found) await queue(call)
      return value
    }
  const look = async () => {
    const { value } = await ask('look', index)
    if (!value) throw noWalletInPage()
    return value as NonNullable<ReturnType<PageDesk['look']>>
  }
  const names = [...controlNames[family], 'announce', 'announceLate']
  const handle = {
    ...Object.fromEntries(names.map((name) => [name, control(name)])),
    state: async () => (await look()).state,
    log: async () => (await look()).log,
    in: (page: WalletPage) => createPageWallet({ ...parts, getPage: () => page }),
  }
  // The names are the family's controls, which a test compares with the wallet.
  return handle as PageWalletsByFamily[FamilyName]
}
