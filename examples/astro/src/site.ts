import { accountStore, balanceStore, networkStore } from 'latchkey/svelte'
import { latchkey } from './latchkey'

const find = (id: string) => document.getElementById(id) as HTMLElement
const [switcher, sign, disconnect] = [find('switch'), find('sign'), find('disconnect')]

/** Shows what an action returns, or why it failed: the visitor may decline. */
async function show(action: Promise<unknown>) {
  const output = find('output')
  try {
    output.textContent = String((await action) ?? '')
  } catch (error) {
    output.textContent = error instanceof Error ? error.message : String(error)
  }
}

// These stores need nothing of Svelte: any script can subscribe to them.
accountStore(latchkey).subscribe(({ address, isConnected }) => {
  find('greeting').textContent = isConnected ? `Hello ${address}` : 'No wallet connected.'
  sign.hidden = !isConnected
  disconnect.hidden = !isConnected
})
balanceStore(latchkey).subscribe(({ formatted, symbol }) => {
  find('balance').textContent = formatted === null ? '' : `${formatted} ${symbol}`
})
networkStore(latchkey).subscribe(({ chainId }) => {
  switcher.textContent = chainId === 8453 ? 'Go to Ethereum' : 'Go to Base'
  switcher.onclick = () => show(latchkey.switchNetwork(chainId === 8453 ? 'eip155:1' : 'eip155:8453'))
})
sign.onclick = () => show(latchkey.signMessage('Hello from Astro'))
disconnect.onclick = () => show(latchkey.disconnect())
