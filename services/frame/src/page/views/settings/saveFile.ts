/** Offers a text to the visitor as a download. */
export function saveFile(name: string, text: string, page: Document = document): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = page.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own handle by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
