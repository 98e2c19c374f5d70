import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { useStableOrder } from './useStableOrder'

const toRows = (keys: string) => [...keys].map((id) => ({ id }))

function Rows(props: { readonly keys: string }) {
  return <p>{useStableOrder(toRows(props.keys)).map(({ id }) => id)}</p>
}

it('keeps rows in place, adds new ones at the end and removes missing ones', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  for (const [keys, shown] of [
    ['bc', 'bc'],
    ['abc', 'bca'],
    ['xabc', 'bcax'],
    ['xac', 'cax'],
    ['xabc', 'bcax'],
  ]) {
    root.render(<Rows keys={keys ?? ''} />)
    await expect.poll(() => container.textContent).toBe(shown)
  }
})
