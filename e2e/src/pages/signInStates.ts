import { demoRdns } from '../browser/openVisit'
import { declineInWallet } from './declineInWallet'
import type { ViewState, ViewVisit } from './viewStates'

const signButton = ({ modal }: ViewVisit) => modal.frame.locator('[data-part="sign"]')

/** The screens of a sign-in, on a site with `siwx` in the host page's query, in the order that a visitor sees them. */
export const signInStates: readonly ViewState[] = [
  {
    name: 'SIWXSignMessage',
    async show(visit) {
      const { page, modal } = visit
      await page.evaluate(() => window.fixture.latchkey.open())
      await modal.row(demoRdns).click()
      await modal.expectView('SIWXSignMessage')
      await modal.frame.locator('summary').click()
      await modal.frame.locator('[data-part="message"]').waitFor()
    },
  },
  {
    name: 'SIWXSignMessage, waiting',
    async show(visit) {
      await visit.wallet.hang({ method: 'personal_sign', once: true })
      await signButton(visit).click()
      await visit.modal.view.locator('[data-state="signing"]').waitFor()
    },
  },
  {
    name: 'SIWXSignMessage, declined',
    async show(visit) {
      await declineInWallet(visit, 'personal_sign')
      await visit.modal.view.locator('[data-state="failed"]').waitFor()
    },
  },
  {
    name: 'ConnectingSiwe',
    async show({ page, modal }) {
      await page.evaluate(() => window.fixture.latchkey.open({ view: 'ConnectingSiwe' }))
      await modal.expectView('ConnectingSiwe')
      await modal.frame.locator('[data-part="sign"]').waitFor()
    },
  },
  {
    name: 'Account, signed in',
    async show(visit) {
      const { page, modal } = visit
      await signButton(visit).click()
      await modal.expectClosed()
      await page.evaluate(() => window.fixture.latchkey.open())
      await modal.frame.locator('[data-part="sign-in-row"][data-state="signed-in"]').waitFor()
    },
  },
]
