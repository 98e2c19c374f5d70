import type { PolkadotOptions } from '../PolkadotOptions'
import { parseAccounts } from './parseAccounts'
import { reportOf } from './reportOf'
import type { Session } from './Session'

/** [CON-14] Listens to the extension's accounts and reports changes to the watchers of the session. */
export function subscribe(session: Session, options: PolkadotOptions): void {
  session.stop()
  const { extension } = session
  let isOver = false
  let end: unknown
  const listener = (value: unknown) => {
    const accounts = parseAccounts(value)
    if (!accounts || isOver) return
    const shown = () => reportOf(session.accounts, session.networkId, options).accounts
    const before = shown()
    session.accounts = accounts
    const after = shown()
    // Extensions send their accounts as soon as someone listens, and some on every block.
    if (before.map(({ address }) => address).join() === after.map(({ address }) => address).join()) return
    for (const watcher of [...session.watchers]) watcher({ accounts: after })
  }
  session.stop = () => {
    isOver = true
    try {
      if (typeof end === 'function') end()
    } catch {
      // Its events are ignored from here on.
    }
  }
  try {
    end = extension?.accounts.subscribe?.(listener)
  } catch {
    // An extension that throws here sends no events; it can still be asked.
  }
}
