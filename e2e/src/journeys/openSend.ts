import type { Browser } from 'playwright-core'
import { connectWallet } from '../browser/connectWallet'
import { demoWallet, openVisit, type VisitOptions } from '../browser/openVisit'
import { sendOf } from '../browser/sendOf'
import { createHolder } from './accountChain'

/** The gateway answers 503 while it still reads a long past, and the page asks again. */
const tolerated = [/status of 503 .*\/history/]

/** Connects a new account with 10 ether, and with 1,000 LKD and a collectible if it is endowed. */
export async function openSend(
  browser: Browser,
  options: VisitOptions & { readonly isEndowed?: boolean } = {},
) {
  const { isEndowed = false, ...rest } = options
  const holder = await createHolder('10')
  const id = isEndowed ? await holder.endow() : -1n
  const wallets = [demoWallet({ keys: [holder.privateKey], capabilities: {} })]
  const visit = await openVisit(browser, {
    wallets,
    ...rest,
    tolerated: [...tolerated, ...(rest.tolerated ?? [])],
  })
  await connectWallet(visit)
  return { ...visit, form: sendOf(visit), holder, id }
}
