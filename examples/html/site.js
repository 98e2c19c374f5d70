import { getAccount, getNetwork, started } from './cdn/latchkey.js'

// The instance that the script element in the page asked for.
const latchkey = await started
const find = (id) => document.getElementById(id)

/** Shows what an action returns, or why it failed: the visitor may decline. */
async function show(action) {
  const output = find('output')
  try {
    output.value = (await action) ?? ''
  } catch (error) {
    output.value = error.message
  }
}

function showAccount() {
  const { address } = getAccount(latchkey.getState())
  find('greeting').textContent = address ? `Hello ${address}` : 'No wallet connected.'
  find('sign').hidden = !address
  find('disconnect').hidden = !address
}

const isOnBase = () => getNetwork(latchkey.getState())?.networkId === 'eip155:8453'

function showNetwork() {
  find('switch').textContent = isOnBase() ? 'Go to Ethereum' : 'Go to Base'
}

latchkey.subscribe((state) => getAccount(state).address, showAccount)
latchkey.subscribe((state) => getNetwork(state)?.networkId, showNetwork)
showAccount()
showNetwork()

find('switch').onclick = () => show(latchkey.switchNetwork(isOnBase() ? 'eip155:1' : 'eip155:8453'))
find('sign').onclick = () => show(latchkey.signMessage('Hello from a plain page'))
find('disconnect').onclick = () => show(latchkey.disconnect())
