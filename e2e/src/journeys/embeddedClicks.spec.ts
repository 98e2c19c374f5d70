import { describe, expect, it } from 'vitest'
import { openEmbedded } from '../browser/openEmbedded'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()
const binding = 'latchkeyE2ePress'

describe('a visitor without a wallet', () => {
  it('[FRM-3] [FRM-12] presses three times from opening the modal to the first signature', async () => {
    const presses: string[] = []
    const { page, signIn, approve, address, mailbox } = await openEmbedded(browser(), 0, {
      async prepare(context) {
        await context.exposeBinding(binding, (_source, what: unknown) => presses.push(String(what)))
        // In the site, in the modal's shadow root and in the frame.
        await context.addInitScript({
          content: `addEventListener('pointerdown', (event) => {
            const button = event.composedPath().find((part) => part.localName === 'button')
            globalThis.${binding}(button ? button.innerText.trim() : 'no button')
          }, true)`,
        })
      },
    })
    await signIn(address, mailbox)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await approve()
    await page.getByText('Verified: signed by your account.').waitFor()
    expect(presses).toEqual(['Connect wallet', 'Sign', 'Approve'])
  })
})
