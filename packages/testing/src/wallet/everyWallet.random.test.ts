import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AnyWallet, type Subject, subjects } from '../testing/everyWallet'
import { createMemoryStorage } from './createMemoryStorage'

const steps: Record<string, (wallet: AnyWallet, subject: Subject) => unknown> = {
  connect: (wallet, { connect }) => connect(wallet).catch(() => 'declined'),
  lock: (wallet) => wallet.lock(),
  unlock: (wallet) => wallet.unlock(),
  account: (wallet) => wallet.switchAccount(1),
  accountBack: (wallet) => wallet.switchAccount(0),
  forget: (wallet) => wallet.forget(),
  authorise: (wallet) => wallet.authorise(),
  reject: (wallet) => wallet.reject({ once: true }),
  lose: (wallet) => wallet.loseConnection(),
  restore: (wallet) => wallet.restoreConnection(),
}

it.each(subjects)(
  'tells the page when, and only when, it sees something new: a wallet of $title',
  async (subject) => {
    const names = fc.array(fc.constantFrom(...Object.keys(steps), 'reload'), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(names, async (sequence) => {
        const options = { storage: createMemoryStorage(), authorised: true }
        let heard = 0
        let wallet = subject.create(options)
        await subject.listen(wallet, () => {
          heard += 1
        })
        let isListening = true
        for (const name of sequence) {
          const [before, heardBefore] = [wallet.state, heard]
          if (name === 'reload') {
            wallet.unload()
            wallet = subject.create(options)
            expect(wallet.state).toEqual(before)
            // Only pages with access can listen to a Polkadot extension, and listening asks to unlock it.
            isListening = wallet.state.accounts.length > 0
            if (isListening)
              await subject.listen(wallet, () => {
                heard += 1
              })
          } else await steps[name]?.(wallet, subject)
          const { accounts, authorised, locked } = wallet.state
          expect(accounts.length > 0).toBe(authorised && !locked)
          if (!isListening || name === 'reload') continue
          expect(heard > heardBefore).toBe(accounts.join() !== before.accounts.join())
        }
      }),
      { numRuns: 60 },
    )
  },
  60_000,
)
