/** Returns the label of what was typed or pasted: in lower case, and without the operator's zone. */
export function toLabel(text: string, zones: readonly string[]): string {
  const label = text.trim().toLowerCase()
  const zone = zones.find((each) => label.endsWith(`.${each}`))
  return zone === undefined ? label : label.slice(0, -zone.length - 1)
}
