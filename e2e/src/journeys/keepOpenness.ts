import type { ViewVisit } from '../pages/viewStates'

/** Does something in the modal of the demo, and closes it again if it was closed before. */
export async function keepOpenness(
  { page, modal }: Pick<ViewVisit, 'page' | 'modal'>,
  act: () => Promise<void>,
): Promise<void> {
  const wasOpen = (await modal.host.count()) > 0
  await act()
  if (wasOpen) return
  await page.evaluate(() => window.latchkey?.close())
  await modal.expectClosed()
}
