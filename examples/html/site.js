import { getAccount, started } from './cdn/latchkey.js'

// The instance that the script element in the page asked for.
const latchkey = await started
const greeting = document.querySelector('#greeting')
const sign = document.querySelector('#sign')
const signature = document.querySelector('#signature')

function show() {
  const { address } = getAccount(latchkey.getState())
  greeting.textContent = address ? `Hello ${address}` : 'No wallet connected.'
  sign.hidden = !address
}

latchkey.subscribe((state) => getAccount(state).address, show)
show()

sign.addEventListener('click', async () => {
  try {
    signature.value = await latchkey.signMessage('Hello from a plain page')
  } catch (error) {
    // The visitor may decline.
    signature.value = error.message
  }
})
