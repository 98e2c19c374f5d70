import type { Page } from 'playwright-core'
import { noWalletInPage } from '../errors'
import type { EvmWalletControls } from '../evm/EvmWallet'
import type { ControlCall, PageDesk } from './PageSetup'
import type { PageWallet } from './PageWallet'

type Parts = {
  readonly key: string
  readonly index: number
  getPage(): Page | undefined
  /** Keeps a control for the first page that opens. */
  queue(call: ControlCall): Promise<void>
}

/** Controls whose answer the test waits for, so that they can't be put off until a page opens. */
const givesAnswer: ReadonlySet<keyof EvmWalletControls> = new Set(['addAccount', 'release'] as const)

/** Makes the test's handle of a wallet that lives in a page. */
export function createPageWallet(parts: Parts): PageWallet {
  const { key, index, queue } = parts
  /** Calls the desk in the page; text, because a compiled function may lean on helpers that the page lacks. */
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
    <Name extends keyof EvmWalletControls>(name: Name) =>
    async (...args: Parameters<EvmWalletControls[Name]>): Promise<ReturnType<EvmWalletControls[Name]>> => {
      const call: ControlCall = { index, name, args }
      const { found, value } = await ask('control', call)
      if (!found && givesAnswer.has(name)) throw noWalletInPage()
      if (!found) await queue(call)
      return value as ReturnType<EvmWalletControls[Name]>
    }
  const look = async () => {
    const { value } = await ask('look', index)
    if (!value) throw noWalletInPage()
    return value as NonNullable<ReturnType<PageDesk['look']>>
  }
  return {
    script: control('script'),
    approve: control('approve'),
    reject: control('reject'),
    delay: control('delay'),
    hang: control('hang'),
    release: control('release'),
    answerTwice: control('answerTwice'),
    answer: control('answer'),
    malformedAccounts: control('malformedAccounts'),
    fail: control('fail'),
    throwString: control('throwString'),
    lock: control('lock'),
    unlock: control('unlock'),
    switchAccount: control('switchAccount'),
    addAccount: control('addAccount'),
    switchChain: control('switchChain'),
    forget: control('forget'),
    authorise: control('authorise'),
    set: control('set'),
    loseConnection: control('loseConnection'),
    restoreConnection: control('restoreConnection'),
    clearLog: control('clearLog'),
    state: async () => (await look()).state,
    log: async () => (await look()).log,
    in: (page) => createPageWallet({ ...parts, getPage: () => page }),
  }
}
